export const contact = {
  unconfirmed: (reason: string) => ({
    message: `Not confirmed yet: ${reason}`,
    hint: 'Put in the real value, then remove its line under "unconfirmed".',
  }),
  sample: (reason: string) => ({
    message: `A sample: ${reason}`,
    hint: 'Visitors do not see it once the site has its real address. Put in the real value or take the sample out, then remove its line under "unconfirmed".',
  }),
  unknownPath: (path: string) => ({
    message: `This file has no value at "${path}".`,
    hint: 'Correct the path, or remove the line.',
  }),
  messagesReachNobody: {
    message: 'Messages of the contact form reach nobody: they are only logged in the visitor’s browser.',
    hint: 'Set "to" to "chat", "email" or "endpoint".',
  },
  signUpsReachNobody: {
    message: 'Sign-ups for the newsletter reach nobody: visitors are told that they are subscribed.',
    hint: 'Set "to" of "newsletter" to "chat", "email" or "endpoint".',
  },
  exampleAddress: (host: string) => ({
    message: `"${host}" is an address for examples: it belongs to nobody.`,
    hint: 'Put in your own.',
  }),
  reservedHost: (host: string) => ({
    message: `Nobody on the internet can open "${host}": such names are for examples and for one’s own network.`,
    hint: 'Put in your own address before the site goes online.',
  }),
  clicksElsewhere: (host: string, own: string) => ({
    message: `"${host}" would be told where visitors open the chat, and is not the site’s own domain.`,
    hint: `Use an address of ${own}, or leave "chatClicks" out.`,
  }),
  bareLink: (host: string) => ({
    message: `The link leads to the front page of ${host}, not to a page of your own.`,
    hint: 'Open your page in a browser and copy its whole address.',
  }),
  placeholderNumber: (phone: string) => ({
    message: `"${phone}" does not look like a number that anybody answers.`,
    hint: 'Put in the number that answers the chat.',
  }),
  phoneLength: (digits: number) => ({
    message: `The number has ${digits} digits; international numbers have 8 to 15.`,
    hint: 'Count the digits: the country code, then the number.',
  }),
  zeroAfterCountryCode: (phone: string) => ({
    message: `In "${phone}" a zero follows the country code: chat links with it usually do not open.`,
    hint: 'Leave the zero out: the country code stands for it.',
  }),
  unknownChannelValue: (name: string, known: readonly string[]) => ({
    message: `"{${name}}" means nothing in the address of a channel.`,
    hint: `Possible are ${known.map((value) => `{${value}}`).join(', ')}.`,
  }),
  channelWithoutPhone: {
    message: 'The address needs a phone number, and "phones" has none.',
    hint: 'Add the phone to "phones", or write the address without {phone}.',
  },
  sameName: (name: string, first: string) => ({
    message: `"${name}" is also the name of "${first}": visitors cannot tell the two apart.`,
    hint: 'Give each a name of its own.',
  }),
  farPoint: (kilometres: number) => ({
    message: `This point lies about ${kilometres} km from the others: a minus or a digit wrong?`,
    hint: 'Compare latitude and longitude with those of places nearby.',
  }),
  polarPoint: (highest: number) => ({
    message: `The map ends ${highest} degrees north and south: this point would stand at its edge, not where it lies.`,
    hint: 'Name the nearest point within the map, or accept the finding with "acknowledged".',
  }),
  withoutRoom: {
    message: 'On phones the map has no room for the number of this place: it would cover those of others.',
    hint: 'It is named in the list below the map all the same. Join places that lie close together to have them all on the map.',
  },
};
