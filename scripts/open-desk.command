#!/bin/sh
# Opens the desk by a double click on macOS, and on Linux by "Run as a program".
cd "$(dirname "$0")/.." || exit 1
if command -v node >/dev/null 2>&1; then
  node scripts/open-desk.cjs "$@"
  status=$?
else
  echo 'The desk needs Node.js. Its page opens in the browser now: install it, then start the desk again.'
  echo 'Meja kerja memerlukan Node.js. Halamannya terbuka di browser: pasang dulu, lalu buka meja kerja lagi.'
  echo 'https://nodejs.org'
  { open https://nodejs.org || xdg-open https://nodejs.org; } >/dev/null 2>&1
  status=1
fi
# The window would close before the sentence is read.
if [ "$status" != 0 ] && [ -t 0 ]; then
  printf 'Enter: close / tutup '
  read -r _
fi
exit "$status"
