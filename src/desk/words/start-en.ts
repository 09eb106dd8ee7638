/** The screen before the folder is open: a new site, or an upgrade. In English. */
export const englishStart = {
  start: {
    newSite: 'A site of your own',
    newSiteHint: (folder: string) =>
      `There is no site in the folder “${folder}” yet. These answers make one, with a sample tour for each kind of trip and sample prices. Everything can be changed later.`,
    make: 'Make the site',
    making: 'The site is being made …',
    made: 'Your site is made',
    madeHint:
      'The list below leads to what is still a sample, place by place. Nobody sees the site before you publish it.',
    look: 'Look at the site',
    older: 'The folder needs an upgrade',
    olderHint: (folder: string) =>
      `“${folder}” is upgraded as a whole or not at all: if something goes wrong, everything stays as it was. If you want to keep its present state as well, copy the folder first.`,
    upgrade: 'Upgrade',
    upgrading: 'The folder is being upgraded …',
    upgraded: 'The folder is upgraded',
    notDone: 'This was not done',
    notPossible: 'Some answers are not possible yet. The reason is below each of them.',
    open: 'Open the desk',
    again: 'Try again',
    withTexts: 'All texts are there',
    toTranslate: 'You translate the texts',
    /** By the options of the questions: the label of the field, and a hint. */
    questions: {
      name: ['Name of your business'],
      region: ['Country or region where you guide', 'As visitors call it, such as “Lake Geneva”.'],
      place: ['A place there that guests visit', 'Others are added later.'],
      at: [
        'Where this place is',
        'Degrees north and east, as a map shows them, such as 46.21, 6.15. South and west have a minus sign.',
      ],
      landscape: ['Landscape there', 'The first pictures of the site show it.'],
      trips: ['Kinds of trips that you offer'],
      languages: ['Languages of the site', 'The most important one first.'],
      currency: ['Currency of your prices'],
      price: [
        'What a day with you costs, roughly',
        'Per person, for two guests, in digits only. The sample prices are calculated from it.',
      ],
      zone: ['Your time zone'],
      chat: ['Chat in which you answer guests'],
      phone: ['Your number for it', 'With the country code. May wait: a placeholder is there until then.'],
      email: ['Your e-mail address', 'May wait.'],
      url: ['Address that the site will have', 'Such as https://example.com. May wait.'],
    } as Readonly<Record<string, readonly [label: string, hint?: string]>>,
    /** Answers that are one of a few. */
    answers: {
      lake: 'Lake',
      coast: 'Coast',
      mountains: 'Mountains',
      town: 'Town',
      day: 'Day trips',
      overnight: 'Trips with nights',
    } as Readonly<Record<string, string>>,
  },
};
