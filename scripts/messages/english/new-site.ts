/** A site from nothing. */
export const newSite = {
  nameFolder: 'Name one folder for the site: npm run new -- site DIR',
  notEmpty: (folder: string) => `"${folder}" is not an empty folder. Name another one.`,
  intro:
    'A site of your own, from a few questions. Enter takes the answer in [ ]; Ctrl+C stops, and nothing is written. All of it can be changed later.',
  questions: {
    name: 'The name under which you trade',
    region: 'The country or region where you guide, as visitors call it, such as "Lake Geneva"',
    place: 'A place there that guests visit; others are added later',
    at: 'Where this place is: degrees north and east, such as 46.21, 6.15 (south and west with a minus sign)',
    landscape: 'What it looks like there: the pictures with which the site begins',
    trips: 'Kinds of trips that you offer',
    languages: (withTexts: readonly string[]) =>
      `Languages of the site by their codes, the most important first, with commas between them. All texts come along in ${withTexts.join(', ')}; other languages are translated by you`,
    currency: 'Currency of your prices, in three letters, such as CHF',
    price: 'About what a day with you costs each of two guests: the sample prices follow from it',
    zone: 'Your time zone',
    chat: 'Where you answer guests',
    phone: 'Your number for it, in international form; that in [ ] is only a placeholder',
    email: 'Your e-mail address; that in [ ] is only a placeholder',
    url: 'The address that the site will have; that in [ ] is only a placeholder',
  },
  mark: (mark: string) => `A name cannot hold "${mark}".`,
  noLanguages: (answer: string) =>
    `"${answer}" does not name languages: write codes such as en, pt-BR, each language once.`,
  noCurrency: (answer: string) => `"${answer}" is no currency: write its three letters, such as CHF.`,
  noPrice: (answer: string) => `"${answer}" is no amount: write digits only, such as 120 or 24.5.`,
  noZone: (answer: string) => `"${answer}" is no time zone: write one such as Europe/Paris.`,
  made: (folder: string, files: number) => `The site is in ${folder}: ${files} files.`,
  fillIn: 'To fill in next; whoever has settled one removes its line under "unconfirmed":',
  borrowed: (code: string, from: string) =>
    `There are no texts in "${code}" yet: its texts are those in "${from}". Write them anew in texts/${code}/.`,
  untranslated: (code: string, fallback: string, folder: string) =>
    `"${code}" is still shown in "${fallback}". Translate it: npm run translations -- export ${code} --data ${folder}, then set its "published" in site.json to true.`,
  next: (folder: string) => `See it now:       npm start -- --data ${folder}
Check it:         npm run check -- --data ${folder}
Without --data:   named my-site, beside data/, the folder is taken instead of data/.
How to go on:     .github/guide/en.md`,
  /** Why a text at which the report on translations wonders is right. */
  shipped: 'The site began with it.',
  /** Why a text is the same in two languages. */
  sameWord: 'A name, or the same word in both languages.',
  /** Why values of a new site are to be replaced. */
  notes: {
    url: 'Placeholder: the address that the site will have.',
    phone: 'Placeholder: the number that answers the chat.',
    email: 'Placeholder: the e-mail address that you read every working day.',
    address: 'Placeholder: your postal address, with street and number.',
    office: 'The point of the first place: where your own office is, with links to a map.',
    reviews: 'Placeholder: the page where guests review you.',
    hours: 'Placeholder: when you answer.',
    about: 'Who you are and how you began: "about" in texts/LANGUAGE/pages.json.',
    rating: 'a rating that you can prove; pages leave it out once the site has its own address.',
    price: 'Sample prices, worked out from what a day costs.',
    place: 'Sample texts and picture: what there is to see, how to get there, when to go.',
    page: 'Terms, privacy or imprint: complete what is in [ ] in every language (texts/LANGUAGE/own-pages.json), and have it read by somebody who knows the law.',
    tour: 'A sample tour: put your own in its place, with its days, texts and picture.',
  },
};
