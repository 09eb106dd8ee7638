import { counted, days, type Length, length } from './words.ts';

const correctTimes = 'Correct one of the two times.';

export const itineraries = {
  dayGap: (day: string, missing: string) => ({
    message: `"${day}" is there, but "${missing}" is missing.`,
    hint: `Add "${missing}", or rename "${day}" to "${missing}".`,
  }),
  missing: (packageId: string) => ({
    message: `The package "${packageId}" has no itinerary; visitors see a general one.`,
    hint: `Add "itineraries/${packageId}.json".`,
  }),
  missingAndGuessed: (packageId: string, guessed: Length) => ({
    message: `The package "${packageId}" has neither an itinerary nor a duration; we guessed ${length(guessed)} from the name.`,
    hint: `Add "itineraries/${packageId}.json", or at least "duration" to the package.`,
  }),
  optionWithoutPlan: (option: string) => ({
    message: `Option "${option}" has no plan; visitors see a general one.`,
    hint: `Add the days of option "${option}".`,
  }),
  plansDoNotFit: (expected: 'plan' | 'options') => ({
    message:
      expected === 'plan'
        ? 'The package’s category has no options, but its itinerary does.'
        : 'The package’s category has options, but its itinerary does not.',
    hint: `Put the days under "${expected}".`,
  }),
  sameAlternative: (alternative: string, day: string) => ({
    message: `"${alternative}" is the same day as "${day}": there is nothing to choose.`,
    hint: `Name another day, or remove "${alternative}".`,
  }),
  dayTwice: (id: string, first: string) => ({
    message: `The day "${id}" is already in this plan, as "${first}".`,
    hint: 'Name another day, unless guests really do the same thing twice.',
  }),
  nameContradictsPlan: (name: string, claimed: Length, planned: number, plan: string) => ({
    message: `The name "${name}" says ${length(claimed)}, but "${plan}" has ${days(planned)}.`,
    hint: 'Correct the name or the plan.',
  }),
  nameContradictsDuration: (name: string, claimed: Length, given: Length, file: string) => ({
    message: `The name "${name}" says ${length(claimed)}, but "duration" in "${file}" is ${length(given)}.`,
    hint: 'Correct the name or the duration.',
  }),
  planContradictsDuration: (given: Length, planned: number, plan: string) => ({
    message: `The package is ${length(given)} long, but "${plan}" has ${days(planned)}.`,
    hint: 'Correct the duration or the plan.',
  }),
  plansDiffer: (option: string, own: number, first: string, other: number) => ({
    message: `Option "${option}" has ${days(own)}, option "${first}" has ${days(other)}.`,
    hint: 'Give all options of a package the same number of days, or make two packages.',
  }),
  noNight: (category: string) => ({
    message: `The category "${category}" has nights, but the package has none.`,
    hint: 'Add days to it, or choose a category without nights.',
  }),
  otherStars: (found: number, own: number, tier: string) => ({
    message: `This says ${found}, but the option’s accommodation class "${tier}" has ${own} stars.`,
    hint: 'Correct the text, or "tier" of the option.',
  }),
};

export const times = {
  endsBeforeStart: (start: string, end: string) => ({
    message: `The time ends at ${end}, ${start === end ? 'as soon as it starts' : `before it starts at ${start}`}.`,
    hint: correctTimes,
  }),
  outOfSequence: (start: string, before: string) => ({
    message: `This starts at ${start}, but comes after an activity that starts at ${before}.`,
    hint: 'Order the activities by time, or correct the time.',
  }),
  overlap: (start: string, before: string) => ({
    message: `This starts at ${start}, before the previous activity ends (${before}).`,
    hint: correctTimes,
  }),
  legTooShort: (planned: number, least: number) => ({
    message: `This takes at least ${least} minutes, but the plan allows ${planned}.`,
    hint: 'Correct the times of the day, or "minutes" under "legs" in site.json.',
  }),
  noTimeBefore: (free: number, least: number) => ({
    message: `${least} minutes must be free before this (boarding, tickets, landing), but the plan leaves ${free}.`,
    hint: 'Start it later, end the previous activity earlier, or correct "before" under "legs" in site.json.',
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
    message: `From ${starts} to ${ends} is ${counted(found, 'hour')}, but the package takes ${counted(given, 'hour')}.`,
    hint: 'Correct the hours or the duration.',
  }),
  hoursTwice: (day: string) => ({
    message: `The hours of "${day}" are already given, and overlap with these.`,
    hint: 'Write each day once, or hours that do not overlap.',
  }),
};
