# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Packages of Debian that this machine's apt isn't set up for: another part of its release, or another release, from where
# the machine gets its own release from; with lists and a folder of their own, unpacked and not installed. Sourced by bash
# after steps.sh.

# debian_lines PART [RELEASE]: lines of a sources.list. Of this machine's own release, with its updates, or of RELEASE. A
# source whose lists were never fetched doesn't say whose it is: then the release's name counts alone.
debian_lines() {
  local part=$1 other=${2-} uri release codename origin name key=/usr/share/keyrings/debian-archive-keyring.gpg
  name=$(. "${OS_RELEASE:-/etc/os-release}" && echo "$VERSION_CODENAME") || return 1
  apt-get indextargets --format '$(REPO_URI)|$(RELEASE)|$(CODENAME)|$(ORIGIN)' 'Created-By: Packages' | sort -u |
    while IFS='|' read -r uri release codename origin; do
      case "$origin" in
        Debian) [ "$codename" = "$name" ] || continue ;;
        '' | '$'*) [ "$release" = "$name" ] || continue ;;
        *) continue ;;
      esac
      if [ -z "$other" ]; then
        echo "deb [signed-by=$key] $uri $release $part"
      elif [ "$release" = "$name" ] || [ "$release" = stable ] || [ "$release" = oldstable ]; then
        echo "deb [signed-by=$key] $uri $other $part"
      fi
    done
}

# unpack_beside FOLDER PACKAGE: FOLDER/package has what is in it, by the lines that FOLDER/sources.list has.
unpack_beside() {
  local folder=$1 package=$2 apt
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial" || return 1
  apt=(apt-get -q -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$folder/lists"
       -o "Dir::Cache=$folder/cache" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=)
  quietly "${apt[@]}" update && (cd "$folder" && quietly "${apt[@]}" download "$package") || return 1
  quietly dpkg -x "$folder/$package"_*.deb "$folder/package"
}
