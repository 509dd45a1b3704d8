# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The demonstration's photograph. Sourced by bash after steps.sh.
#
# A view of the Maldives, by Nevit Dilmen, 2008, licence CC BY 3.0: background.jpg in Debian's package sddm-theme-maldives
# (1.2 MB). The package is unpacked beside the build, not installed.

PICTURE_PACKAGE=sddm-theme-maldives
PICTURE_FILE=usr/share/sddm/themes/maldives/background.jpg
PICTURE_ORIGIN="photograph by Nevit Dilmen, 2008, CC BY 3.0 (Debian package $PICTURE_PACKAGE)"

# fetch_picture FILE.png: makes the file, if it is not there yet.
fetch_picture() {
  local png=$1 folder
  folder=$(dirname "$png")
  if [ -s "$png" ]; then
    say "$png: $PICTURE_ORIGIN"
    return 0
  fi
  mkdir -p "$folder/package" || return 1
  if [ ! -s "$folder/package/$PICTURE_FILE" ]; then
    (cd "$folder" && quietly apt-get download "$PICTURE_PACKAGE") || return 1
    quietly dpkg -x "$folder/$PICTURE_PACKAGE"_*.deb "$folder/package" || return 1
  fi
  quietly djpeg -ppm -outfile "$folder/picture.ppm" "$folder/package/$PICTURE_FILE" &&
    quietly "${PYTHON:-/usr/bin/python3}" "$ROOT/scripts/lib/ppm_to_png.py" "$folder/picture.ppm" "$png" || return 1
  rm -f "$folder/picture.ppm"
  say "$png: $PICTURE_ORIGIN"
}

# picture_without_network FILE.png PHOTOGRAPH.png: the photograph where an earlier run has fetched it, else one that is
# drawn. Prints what there is; PICTURE becomes its path.
picture_without_network() {
  PICTURE=$2
  if [ -s "$2" ]; then
    say "$2: $PICTURE_ORIGIN"
    return 0
  fi
  PICTURE=$1
  mkdir -p "$(dirname "$1")" || return 1
  if [ ! -s "$1" ]; then
    quietly "${PYTHON:-/usr/bin/python3}" "$ROOT/scripts/lib/draw_picture.py" "$1" || return 1
  fi
  say "$1: drawn, since the photograph hasn't been fetched before"
}
