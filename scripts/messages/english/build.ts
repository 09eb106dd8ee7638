import { counted, decimal } from './words.ts';

/** The words around findings. */
export const report = {
  severity: { error: 'error', warning: 'warning' },
  help: 'help',
  reason: 'reason',
  acknowledged: 'acknowledged',
  until: (date: string) => `until ${date}`,
  counts: (errors: number, warnings: number, acknowledged: number) =>
    [
      counted(errors, 'error'),
      counted(warnings, 'warning'),
      ...(acknowledged > 0 ? [`${acknowledged} acknowledged`] : []),
    ].join(', '),
  toFillIn: (count: number, command: string) =>
    `${counted(count, 'thing')} to fill in before publishing: ${command}`,
  heldBack: (count: number, command: string) =>
    `${counted(count, 'thing')} to fill in where entries are held back: ${command}`,
  besides: (count: number, command: string) =>
    `${counted(count, 'other warning')}, which ${count === 1 ? 'does' : 'do'} not prevent publishing: ${command}`,
  more: (count: number, code: string) => `… and ${count} more of the same kind [${code}]`,
  moreFiles: (count: number, files: number, code: string) =>
    `… and ${count} more of the same kind in ${counted(files, 'other file')} [${code}]`,
  showAll: (command: string) => `"${command}" shows all.`,
  moreInSummary: (count: number) => `${counted(count, 'more finding')} in the summary of this run.`,
  columns: { place: 'Place', what: 'What', whatToDo: 'What to do', code: 'Code' },
  cutOff: 'The list is cut off here because it is too long.',
};

const slowTexts = (address: string, kilobytes: number, share: number, what: string): string =>
  `Warning: the page ${address} is slow to load on a phone. Its texts are ${decimal(kilobytes)} kB, and ${share} % of them are ${what}.`;

/** Building and serving the site. */
export const build = {
  steps: {
    checking: 'Checking and compiling the content',
    bundling: 'Bundling',
    rendering: 'Rendering the pages',
    pictures: 'Making the pictures',
    finishing: 'Finishing',
  },
  unchanged: 'Nothing has changed since the last build.',
  rendered: (made: number, reused: number) => `${counted(made, 'page')} made, ${reused} reused`,
  madeAgain: (path: string) => `The cache in ${path} is damaged and is made again.`,
  notMade: 'The site cannot be built; the previous one is unchanged',
  pictures: (made: number, reused: number) => `${made} made, ${reused} reused`,
  slow: {
    texts: {
      days: (address: string, kilobytes: number, share: number) =>
        `${slowTexts(address, kilobytes, share, 'day plans')} Shorten its days, or make some of its options tours of their own.`,
      prices: (address: string, kilobytes: number, share: number) =>
        `${slowTexts(address, kilobytes, share, 'price tables')} Use fewer seasons, age groups, group sizes or accommodation classes.`,
      questions: (address: string, kilobytes: number, share: number) =>
        `${slowTexts(address, kilobytes, share, 'questions')} Show fewer questions there: questions.json says which pages show which.`,
      others: (address: string, kilobytes: number, share: number) =>
        `${slowTexts(address, kilobytes, share, 'neither day plans nor prices nor questions')} Shorten its texts, or divide it into several pages.`,
    },
    picture: (file: string, kilobytes: number, address: string) =>
      `Warning: the picture ${file} is slow to load on a phone, ${decimal(kilobytes)} kB at the top of ${address}. Choose a picture with less fine detail, such as leaves or sand, or soften this one.`,
    search: (tours: string, kilobytes: number) =>
      `Warning: the search is slow to load on a phone, ${decimal(kilobytes)} kB for ${tours}. Shorten the texts of these tours and their days.`,
    more: (count: number) => `… and ${count} more of the same kind`,
  },
  deadLinks: (count: number) => (count === 1 ? '1 broken link:' : `${count} broken links:`),
  unusablePictures: 'These pictures cannot be used:',
  turnedPicture: 'its rotation is stored in a way that not all programs read; rotate it and save it again',
  damagedPicture: (reason: string) => `the file is damaged (${reason}). Save it again as JPEG or PNG.`,
  done: (folder: string) => `The site is in ${folder}.`,
};

/** Configuration files for your own server. */
export const serverConfig = {
  nginx:
    'For nginx: copy this file into /etc/nginx/conf.d/, and the files of the site into the folder that "root" names. certbot adds the certificate.',
  caddy:
    'For Caddy: copy this file to /etc/caddy/Caddyfile, and the files of the site into the folder that "root" names. Caddy gets the certificate itself.',
  again:
    'Written by "npm run build -- --server-config DIR": run it again when languages, redirects or the software have changed.',
  done: (folder: string) => `The files for nginx and Caddy are in ${folder}.`,
};

export const serve = {
  recompiled: (counts: string, written: number) => `Content compiled: ${counts}, ${written} modules written.`,
  siteAt: (url: string) => `The site is at ${url} (Ctrl+C stops it).`,
  appAt: (url: string) => `The app is at ${url} (Ctrl+C stops it).`,
  noSite: (folder: string) => `There is no site in "${folder}". Run "npm run build" first.`,
  portTaken: (port: number, other: number) =>
    `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${other}.`,
  portUnusable: (port: number) => `Port ${port} cannot be used`,
};

export const desk = {
  preparing: 'Preparing the desk …',
  at: (url: string) => `The desk is open at ${url} (Ctrl+C stops it).`,
  isOpen: (folder: string, holder: number) =>
    `The desk is open on "${folder}" already (process ${holder}). Use its window, or stop it first.`,
  notOpen: 'The folder is not open at the desk yet. Load this page again.',
  startedMeanwhile:
    'This was done meanwhile, in another window or by another program. Nothing was overwritten.',
  notUpgraded: (place: string, reason: string) =>
    `One file cannot be read, so nothing was upgraded; the folder is as it was. ${place}: ${reason}`,
  conflicts: 'Somebody else has changed the same places. Decide for each of them first; nothing was saved.',
  broken:
    'Something went wrong in the desk; nothing was saved, and nothing is lost. See the terminal for details.',
  publishing: 'The site is being published already. Wait until that is done.',
  blocked: (count: number, first: string) =>
    `${count === 1 ? 'One thing' : `${count} things`} must not go online yet. Nothing was published. ${first}`,
  offline: 'The place where the site is published cannot be reached. Are you online? Nothing was published.',
  notAllowed:
    'The place where the site is published does not let this computer in. Sign in with the program that set it up, then publish again.',
  refused:
    'The place where the site is published did not take the changes. The terminal says why. Nothing was published.',
  tooSlow: 'The place where the site is published did not answer in time. Try again in a while.',
  othersFaster: 'Somebody else publishes at the same time. Wait a moment, and publish again.',
  otherProgram:
    'Another program has begun to join the changes of two people in this folder. Finish that there first. Nothing was published.',
  olderVersion:
    'An earlier state of the site is open in this folder, so nothing can be published from it. In the program that you connected it with, such as GitHub Desktop, choose “main” (or the name you use) as the current one. What you changed stays.',
  noGit:
    'This folder is connected with the internet by the program Git, which is not on this computer. Install it (git-scm.com), then open the desk again. Until then the site can be made into a folder.',
  notYours:
    'This folder belongs to another user of this computer, so the desk cannot see what it is connected with. Copy it into your own folder, or ask who set it up. Until then the site can be made into a folder.',
  versionsBroken:
    'Another program is using this folder just now, or its record of earlier versions is damaged. Close other programs and try again. Nothing was published, and your files are as they were.',
  protectedPlace:
    'The place where the site is published takes changes only after somebody has approved them. Ask its owner to let you publish directly. Nothing was published; your changes are still here.',
  otherFiles:
    'The software itself was changed here and online, and the two do not go together. Somebody who knows the software has to join them. Nothing was published.',
  notMade: (reason: string) =>
    `The site was not made; the folder is as it was.${reason === '' ? '' : ` ${reason}`}`,
  pictureGone: (file: string) => `The picture "${file}" is not there any more. Add it again.`,
  heic: (name: string) =>
    `“${name}” is a photograph in the format of the iPhone (HEIC), which browsers do not show. In the Photos app choose “Export as JPEG”, or send it to yourself by e-mail, and add that file.`,
  noPicture: (name: string) =>
    `“${name}” is no picture that the site can show. Choose a photograph (JPEG, PNG, WebP or AVIF) or a drawing (SVG).`,
  pictureDamaged: (name: string) =>
    `The picture “${name}” is damaged: only part of it can be read. Copy it again from the camera or phone.`,
  pictureThere: (name: string) => `This picture is there already, as “${name}”.`,
  drawingUnsafe: (name: string) =>
    `“${name}” holds a program or loads something from elsewhere, or cannot be read as a drawing. Save it again as “plain SVG”, or as PNG.`,
  pictureShape: (name: string) =>
    `“${name}” has too many pixels, or is far longer than wide. Crop it, or save it about 3000 pixels wide.`,
  pictureTooHeavy: (name: string) =>
    `“${name}” is larger than 60 MB. Save it as JPEG, about 3000 pixels wide.`,
};
