import { counted, days, type Length, length } from './words.ts';

const correctTimes = 'Correct one of the two times.';

export const itineraries = {
  dayGap: (day: string, missing: string) => ({
    message: `"${day}" is given, but "${missing}" is not.`,
    hint: `Add "${missing}", or write "${missing}" in place of "${day}".`,
  }),
  missing: (packageId: string) => ({
    message: `The package "${packageId}" has no itinerary; visitors see a general one.`,
    hint: `Add "itineraries/${packageId}.json".`,
  }),
  missingAndGuessed: (packageId: string, guessed: Length) => ({
    message: `The package "${packageId}" has neither an itinerary nor a duration; it is shown as ${length(guessed)}, which is guessed from its name.`,
    hint: `Add "itineraries/${packageId}.json", or at least "duration" to the package.`,
  }),
  optionWithoutPlan: (option: string) => ({
    message: `Option "${option}" has no plan; visitors see a general one.`,
    hint: `Add the days of option "${option}".`,
  }),
  plansDoNotFit: (expected: 'plan' | 'options') => ({
    message:
      expected === 'plan'
        ? 'The package’s category has no options, but its itinerary has.'
        : 'The package’s category has options, but its itinerary has none.',
    hint: `Give the days under "${expected}".`,
  }),
  sameAlternative: (alternative: string, day: string) => ({
    message: `"${alternative}" is the same day as "${day}": there is nothing to choose.`,
    hint: `Name another day, or remove "${alternative}".`,
  }),
  dayTwice: (id: string, first: string) => ({
    message: `The day "${id}" is in this plan already, as "${first}".`,
    hint: 'Name another day, unless guests really do the same twice.',
  }),
  nameContradictsPlan: (name: string, claimed: Length, planned: number, plan: string) => ({
    message: `The name "${name}" speaks of ${length(claimed)}, but "${plan}" has ${days(planned)}.`,
    hint: 'Correct the name or the plan.',
  }),
  nameContradictsDuration: (name: string, claimed: Length, given: Length, file: string) => ({
    message: `The name "${name}" speaks of ${length(claimed)}, but "duration" in "${file}" is ${length(given)}.`,
    hint: 'Correct the name or the duration.',
  }),
  planContradictsDuration: (given: Length, planned: number, plan: string) => ({
    message: `The package is ${length(given)} long, but "${plan}" has ${days(planned)}.`,
    hint: 'Correct the duration or the plan.',
  }),
  plansDiffer: (option: string, own: number, first: string, other: number) => ({
    message: `Option "${option}" has ${days(own)}, option "${first}" has ${days(other)}.`,
    hint: 'Give all options of a package as many days, or make two packages of it.',
  }),
  noNight: (category: string) => ({
    message: `The category "${category}" is one with nights, but the package has no night.`,
    hint: 'Add days to it, or choose a category without nights.',
  }),
  otherStars: (found: number, own: number, tier: string) => ({
    message: `This speaks of ${found}, but the option’s accommodation class "${tier}" has ${own} stars.`,
    hint: 'Correct the text, or "tier" of the option.',
  }),
};

export const times = {
  endsBeforeStart: (start: string, end: string) => ({
    message: `The time ends at ${end}, ${start === end ? 'as soon as it starts' : `before it starts at ${start}`}.`,
    hint: correctTimes,
  }),
  outOfSequence: (start: string, before: string) => ({
    message: `This starts at ${start}, but stands after what starts at ${before}.`,
    hint: 'Order the activities by time, or correct the time.',
  }),
  overlap: (start: string, before: string) => ({
    message: `This starts at ${start}, while the activity before lasts (${before}).`,
    hint: correctTimes,
  }),
  legTooShort: (planned: number, least: number) => ({
    message: `This takes at least ${least} minutes, and the plan gives it ${planned}.`,
    hint: 'Correct the times of the day, or "minutes" under "legs" in site.json.',
  }),
  noTimeBefore: (free: number, least: number) => ({
    message: `Before this, ${least} minutes are needed (boarding, tickets, landing), and the plan leaves ${free}.`,
    hint: 'Start it later, end what comes before earlier, or correct "before" under "legs" in site.json.',
  }),
  closesBeforeOpening: (opens: string, closes: string) => ({
    message: `The office closes at ${closes}, but opens at ${opens}.`,
    hint: correctTimes,
  }),
  planBeforeHours: (starts: string, planned: string, day: string) => ({
    message: `The tour starts at ${starts}, but "${day}" begins at ${planned}.`,
    hint: 'Correct the hours, or the time of the activity.',
  }),
  hoursOfOtherLength: (starts: string, ends: string, found: number, given: number) => ({
    message: `From ${starts} to ${ends} it is ${counted(found, 'hour')}, but the package is ${counted(given, 'hour')} long.`,
    hint: 'Correct the hours or the duration.',
  }),
  hoursTwice: (day: string) => ({
    message: `The hours of "${day}" are given already, and overlap with these.`,
    hint: 'Give each day once, or hours that do not overlap.',
  }),
};
