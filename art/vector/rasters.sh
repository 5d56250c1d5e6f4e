#!/bin/sh
# Draws the bitmaps that phones and old browsers ask for. Wants ImageMagick (convert).
set -e
cd "$(dirname "$0")"
out=../../static
# 1536 dots an inch: drawn large, then scaled down, for clean edges
draw() { convert -background none -density 1536 "$1" -resize "$2x$2" -strip -colors 255 "$3"; }
draw icon-app.svg 180 PNG8:$out/apple-touch-icon.png
draw icon-app.svg 192 PNG8:$out/icon-192.png
draw icon-app.svg 512 PNG8:$out/icon-512.png
mkdir -p $out/shortcuts
for name in build setup panels handover; do
  draw shortcut-$name.svg 96 PNG8:$out/shortcuts/$name-96.png
  draw shortcut-$name.svg 192 PNG8:$out/shortcuts/$name-192.png
done
convert -background none -density 1536 $out/icon.svg -strip \
  -define icon:auto-resize=16,32,48 $out/favicon.ico
