/** Tasks that the search finds, with further words that people use for them. */
export const englishActions = {
  raisePrices: { label: 'Raise or lower prices', words: 'increase change price cheaper dearer' },
  soldOut: { label: 'Mark a day as sold out', words: 'full booked fully days' },
  newTour: { label: 'Make a new tour', words: 'add create trip package' },
  newDestination: { label: 'Make a new destination', words: 'add create place' },
  newSeason: { label: 'Add a season or closed days', words: 'new high low holiday period' },
  newOffer: { label: 'Add a special offer', words: 'new discount promotion sale' },
  newPage: { label: 'Make a new page', words: 'add create terms question' },
  newLanguage: { label: 'Add a language', words: 'new translation' },
  addPictures: { label: 'Add pictures', words: 'new upload photo photos image images picture' },
  translate: { label: 'Translate texts', words: 'translations translator' },
  takeBack: { label: 'Take back an earlier change', words: 'undo restore history go' },
  publish: { label: 'Publish the website', words: 'online upload go live' },
};
