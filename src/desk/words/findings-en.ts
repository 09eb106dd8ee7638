/** Own sentences of findings in English, by their codes, where those of the check are about files. */
export const englishFindings: Readonly<
  Record<string, { readonly message?: string; readonly hint?: string }>
> = {
  'acknowledged.needless': {
    message: 'The check does not make the remark any more that was accepted here.',
    hint: 'Remove the note.',
  },
  'address.language': { message: 'The address starts like those of pages in another language.' },
  'calendar.missing': {
    message: 'Days of departure need the calendar, which the site does not have yet.',
    hint: 'Open the calendar and choose your time zone.',
  },
  'duration.unclear': { hint: 'Write how many days or hours the tour takes.' },
  'file.copy': {
    message:
      'This file looks like a copy, as cloud services and file managers make them. It is not part of the site.',
    hint: 'Open the folder of the site. If nothing in the file is needed, delete it.',
  },
  'file.name': { hint: 'Rename the file.' },
  'file.unknown': { message: 'This file does not belong to the site.', hint: 'Move it to another folder.' },
  'format.older': { hint: 'Close the desk and open it again: it offers the upgrade.' },
  'image.unused': {
    message: 'The picture is not in the list of pictures.',
    hint: 'Add it to the list, or delete it.',
  },
  'image.unused-key': { hint: 'Choose it for an entry, or remove it.' },
  'image.unknown-host': { hint: 'Add it to the places that pictures may come from, if you trust it.' },
  'image.kind': { hint: 'Add the picture again.' },
  'itinerary.wrong-kind': {
    hint: 'Tick “The days are the same in every option”, or choose another category.',
  },
  'language.missing-texts': { hint: 'Translate them on the screen “Translations”.' },
  'language.needed': {
    message: 'This language must be published: it is the first language, or that of texts that are missing.',
    hint: 'Publish it, or choose another language for these.',
  },
  'language.untranslated': {
    hint: 'Translate them on the screen “Translations”. Until then, do not publish the language.',
  },
  'placeholder.sample': { hint: 'Replace it with a real one, or remove it.' },
  'placeholder.unconfirmed': { hint: 'Enter the real value.' },
  'placeholder.unknown-path': {
    message: 'A note is about a value that is not there any more.',
    hint: 'Remove the note.',
  },
  'point.pole': { hint: 'Use the nearest point within the map.' },
  'price.children-of-group': { hint: 'Remove the children’s prices, or give prices per person.' },
  'price.missing-amount': { hint: '' },
  'price.no-table': {
    hint: 'Choose the tour, its category or its nights in a price list. If its price is on request, accept this remark with a reason.',
  },
  'price.tiny': { hint: 'Choose “Per cent” if you mean per cent; otherwise count the digits.' },
  'price.unused-table': {
    message: 'No tour has these prices: none is as chosen here.',
    hint: 'Choose other tours, or remove the price list.',
  },
  'reference.unknown': {
    message: '“{typed}” is chosen here, but it is not there, or not any more.',
    hint: 'Choose something else, or remove it.',
  },
  'shape.unknown-key': { message: 'The site does not know this field.', hint: 'Remove it.' },
  'shape.wrong-type': { hint: 'Correct it, or empty it and begin again.' },
  'text.copy': {
    hint: 'Translate it, or note in the glossary of this language that the words are the same.',
  },
  'text.encoding': { hint: 'Type the letter again.' },
  'text.missing-file': {
    message: 'Texts are missing here.',
    hint: 'Write them on the screen “Translations”.',
  },
  'text.quoted-argument': { hint: 'Write two apostrophes, which are shown as one, or the curved one (’).' },
  'text.unknown-entry': { message: 'This text belongs to nothing on the site.', hint: 'Remove it.' },
  'text.unused': { message: 'Nothing on the site shows this text.', hint: 'Remove it, or use it.' },
  'typeface.not-installed': {
    message: 'This typeface is not installed.',
    hint: 'Remove it: visitors then see a typeface of their own device. Or ask the person who looks after the software to install it.',
  },
  'typeface.sliced': {
    message: 'This typeface comes in dozens of small files.',
    hint: 'Ask the person who looks after the software for the same typeface in whole files.',
  },
};
