/** A site from nothing. */
export const newSite = {
  nameFolder: 'Name one folder for the site: npm run new -- site DIR',
  notEmpty: (folder: string) => `"${folder}" is not an empty folder. Name another one.`,
  intro:
    'A site of your own, from a few questions. Enter accepts the answer in [ ]; Ctrl+C stops, and nothing is written. Everything can be changed later.',
  questions: {
    name: 'The name of your business',
    region: 'The country or region where you guide, as visitors call it, such as "Lake Geneva"',
    place: 'A place there that guests visit; others are added later',
    at: 'Where this place is: degrees north and east, such as 46.21, 6.15 (south and west with a minus sign)',
    landscape: 'The landscape there; the first pictures of the site show it',
    trips: 'Kinds of trips that you offer',
    languages: (withTexts: readonly string[]) =>
      `Languages of the site by their codes, the most important first, separated by commas. All texts are included in ${withTexts.join(', ')}; other languages you translate yourself`,
    currency: 'Currency of your prices, in three letters, such as CHF',
    price:
      'Roughly what a day with you costs per person for two guests; sample prices are calculated from it',
    zone: 'Your time zone',
    chat: 'The chat in which you answer guests',
    phone: 'Your number for it, in international form; the one in [ ] is only a placeholder',
    email: 'Your e-mail address; the one in [ ] is only a placeholder',
    url: 'The address that the site will have; the one in [ ] is only a placeholder',
  },
  mark: (mark: string) => `A name cannot contain "${mark}".`,
  noLanguages: (answer: string) =>
    `"${answer}" does not name languages: write codes such as en, pt-BR, each language once.`,
  noCurrency: (answer: string) => `"${answer}" is not a currency: write its three letters, such as CHF.`,
  noPrice: (answer: string) => `"${answer}" is not an amount: write digits only, such as 120 or 24.5.`,
  noZone: (answer: string) => `"${answer}" is not a time zone: write one such as Europe/Paris.`,
  made: (folder: string, files: number) => `The site is in ${folder}: ${files} files.`,
  fillIn: 'To fill in next; when one is done, delete its line under "unconfirmed":',
  borrowed: (code: string, from: string) =>
    `There are no texts in "${code}" yet: they are copies of those in "${from}". Translate them in texts/${code}/.`,
  untranslated: (code: string, fallback: string, folder: string) =>
    `Pages in "${code}" still show texts in "${fallback}". Translate them: npm run translations -- export ${code} --data ${folder}, then set its "published" in site.json to true.`,
  next: (folder: string) => `See it now:       npm start -- --data ${folder}
Check it:         npm run check -- --data ${folder}
Without --data:   if the folder is named my-site, beside data/, it is used instead of data/.
How to go on:     .github/guide/en.md`,
  /** Why a text is the same in two languages. */
  sameWord: 'A name, or the same word in both languages.',
  /** Why values of a new site are to be replaced. */
  notes: {
    url: 'Placeholder: the address that the site will have.',
    phone: 'Placeholder: the number that answers the chat.',
    email: 'Placeholder: the e-mail address that you read every working day.',
    address: 'Placeholder: your postal address, with street and number.',
    office: 'Placeholder: the location of your office, with links to a map; now that of the first place.',
    reviews: 'Placeholder: the page where guests review you.',
    hours: 'Placeholder: when you answer.',
    about: 'Who you are and how you began: "about" in texts/LANGUAGE/pages.json.',
    rating: 'a rating that you can prove; pages leave it out once the site has its own address.',
    price: 'Sample prices, calculated from what a day costs.',
    place: 'Sample texts and picture: what there is to see, how to get there, when to go.',
    page: 'Terms, privacy or imprint: complete the parts in square brackets in every language (texts/LANGUAGE/own-pages.json), and have it read by somebody who knows the law.',
    tour: 'A sample tour: replace it by your own, with its days, texts and picture.',
  },
};
