@echo off
rem Opens the desk by a double click on Windows.
rem A folder on another computer gets the letter of a drive, without which no program can start in it.
pushd "%~dp0.."
where node >nul 2>nul
if errorlevel 1 (
  echo The desk needs Node.js. Its page opens in the browser now: install it, then start the desk again.
  echo Meja kerja memerlukan Node.js. Halamannya terbuka di browser: pasang dulu, lalu buka meja kerja lagi.
  start "" https://nodejs.org
  pause
  exit /b 1
)
node scripts\open-desk.cjs %*
if errorlevel 1 pause
popd
