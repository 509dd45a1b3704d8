# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Packages of Debian that few machines have among their sources: apt is asked for them where this machine gets Debian from,
# with a list and a folder of its own, and what it downloads is unpacked beside the build, not installed. Sourced by bash
# after steps.sh.

# debian_sources COMPONENT [SUITE]: lines of a sources.list: where this machine gets its own release of Debian from, with
# that component, and of another suite if one is named. A source whose lists were never fetched doesn't say whose it is: then
# the release's name counts alone.
debian_sources() {
  local uri release codename origin name key=/usr/share/keyrings/debian-archive-keyring.gpg
  name=$(. "${OS_RELEASE:-/etc/os-release}" && echo "$VERSION_CODENAME") || return 1
  apt-get indextargets --format '$(REPO_URI)|$(RELEASE)|$(CODENAME)|$(ORIGIN)' 'Created-By: Packages' | sort -u |
    while IFS='|' read -r uri release codename origin; do
      case "$origin" in
        Debian) [ "$codename" = "$name" ] || continue ;;
        '' | '$'*) [ "$release" = "$name" ] || continue ;;
        *) continue ;;
      esac
      echo "deb [signed-by=$key] $uri ${2:-$release} $1"
    done | uniq
}

# unpack_beside FOLDER COMPONENT SUITE PACKAGE...: all of them lie in FOLDER/package then. SUITE may be empty: this machine's
# own. Fails where they can't be had.
unpack_beside() {
  local folder=$1 component=$2 suite=$3 package apt
  shift 3
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial" || return 1
  debian_sources "$component" "$suite" >"$folder/sources.list"
  if [ ! -s "$folder/sources.list" ]; then
    say "apt has no source of this release of Debian: $* can't be fetched"
    return 1
  fi
  : >"$folder/status" # what is installed here is no matter there
  apt=(apt-get -q -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$folder/lists"
       -o "Dir::State::status=$folder/status" -o "Dir::Cache=$folder/cache" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=)
  quietly "${apt[@]}" update && (cd "$folder" && quietly "${apt[@]}" download "$@") || return 1
  for package in "$@"; do
    quietly dpkg -x "$folder/$package"_*.deb "$folder/package" || return 1
  done
  rm -rf "$folder/lists" "$folder/cache" "$folder"/*.deb
}
