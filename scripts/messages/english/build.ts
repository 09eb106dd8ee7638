import { counted, decimal } from './words.ts';

/** What a page consists of. */
type Part = 'data' | 'documents' | 'pictures' | 'scripts';

/** What the heaviest page weighs, and what it may weigh, in thousands of bytes. */
interface Weight {
  readonly most: number;
  readonly limit: number;
}

const weight = ({ most, limit }: Weight): string => `${decimal(most)} of ${limit} kB`;

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
  rendered: (made: number, reused: number) => `${counted(made, 'page')} made, ${reused} as before`,
  madeAgain: (path: string) => `What was kept in ${path} is damaged: it is made again.`,
  notMade: 'The site cannot be built; the last one is as it was',
  cacheGone: 'What the build keeps was deleted while it was being used. Run the build again.',
  pictures: (made: number, reused: number) => `${made} made, ${reused} as before`,
  weights: ({ scripts, data, pictures, documents }: Readonly<Record<Part, Weight>>) =>
    `scripts ${weight(scripts)}, data ${weight(data)}, first pictures ${weight(pictures)}, documents ${weight(documents)} (as sent, heaviest page)`,
  tooHeavy: (address: string, weights: string) => `The page ${address} is too heavy: ${weights}.`,
  searchWeight: (search: Weight) => `search of tours ${weight(search)} (as sent, heaviest language)`,
  searchTooHeavy: (file: string, weights: string) =>
    `What is loaded to search for tours is too heavy, with ${file}: ${weights}. Shorten the texts of the packages and days in it.`,
  deadLinks: (count: number) => (count === 1 ? '1 link leads nowhere:' : `${count} links lead nowhere:`),
  unusablePictures: 'Nothing can be made of these pictures:',
  turnedPicture: 'it is turned by a note that not all programs read; save it again, upright',
  damagedPicture: (reason: string) => `the file is damaged (${reason}). Save it again as JPEG or PNG.`,
  done: (folder: string) => `The site is in ${folder}.`,
};

/** Files for servers of one's own. */
export const serverConfig = {
  nginx:
    'For nginx: put this file into /etc/nginx/conf.d/, and the files of the site where "root" says. certbot adds the certificate.',
  caddy:
    'For Caddy: put this file at /etc/caddy/Caddyfile, and the files of the site where "root" says. Caddy gets the certificate itself.',
  again:
    'Made by "npm run build -- --server-config DIR": make it again when languages, redirects or the program have changed.',
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
