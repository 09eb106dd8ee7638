export const contact = {
  unconfirmed: (reason: string) => ({
    message: `Not confirmed yet: ${reason}`,
    hint: 'Put in the real value, then remove its line under "unconfirmed".',
  }),
  sample: (reason: string) => ({
    message: `A sample: ${reason}`,
    hint: 'Visitors no longer see it once the site has its real address. Replace the sample and delete its line under "unconfirmed", or remove it with "npm run remove".',
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
    message: `"${host}" is an example address: it belongs to nobody.`,
    hint: 'Put in your own.',
  }),
  reservedHost: (host: string) => ({
    message: `"${host}" cannot be opened on the internet: such names are for examples and local networks.`,
    hint: 'Put in your own address before the site goes online.',
  }),
  clicksElsewhere: (host: string, own: string) => ({
    message: `"${host}" is not the site’s own domain, and would learn where visitors open the chat.`,
    hint: `Use an address of ${own}, or leave "chatClicks" out.`,
  }),
  bareLink: (host: string) => ({
    message: `The link leads to the front page of ${host}, not to a page of your own.`,
    hint: 'Open your page in a browser and copy its whole address.',
  }),
  placeholderNumber: (phone: string) => ({
    message: `"${phone}" does not look like a real phone number.`,
    hint: 'Put in the number that answers the chat.',
  }),
  phoneLength: (digits: number) => ({
    message: `The number has ${digits} digits; international numbers have 8 to 15.`,
    hint: 'Count the digits: the country code, then the number.',
  }),
  zeroAfterCountryCode: (phone: string) => ({
    message: `In "${phone}" a zero follows the country code: chat links with it usually do not open.`,
    hint: 'Leave out the zero: the country code replaces it.',
  }),
  unknownChannelValue: (name: string, known: readonly string[]) => ({
    message: `"{${name}}" has no meaning in the address of a channel.`,
    hint: `Use one of ${known.map((value) => `{${value}}`).join(', ')}.`,
  }),
  channelWithoutPhone: {
    message: 'The address needs a phone number, and "phones" has none.',
    hint: 'Add the phone to "phones", or write the address without {phone}.',
  },
  sameName: (name: string, first: string) => ({
    message: `"${name}" is also the name of "${first}": visitors cannot tell the two apart.`,
    hint: 'Give each its own name.',
  }),
  farPoint: (kilometres: number) => ({
    message: `This point is about ${kilometres} km from the others: is a minus sign or a digit wrong?`,
    hint: 'Compare latitude and longitude with those of places nearby.',
  }),
  polarPoint: (highest: number) => ({
    message: `The map ends ${highest} degrees north and south: this point would be drawn at its edge.`,
    hint: 'Use the nearest point within the map, or silence the warning with "acknowledged".',
  }),
  withoutRoom: {
    message: 'On phones the map has no room for the number of this place: it would cover others.',
    hint: 'The list below the map still names it. To show all places on the map, join those that are close together.',
  },
};
