import { minutesBetween } from '../../../schema/clock.ts';
import type { Activity, Day } from '../../../schema/day.ts';
import type { Site } from '../../../schema/site.ts';
import { weekdaySchema } from '../../../schema/weekday.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { LinkedPackage, Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { Entry } from '../validate/content-files.ts';

const endsBeforeStart = finding('time.ends-before-start', 'error', {
  en: ({ start, end }: { start: string; end: string }) => [
    `The time ends at ${end}, ${start === end ? 'as soon as it starts' : `before it starts at ${start}`}.`,
    'Correct one of the two times.',
  ],
  id: ({ start, end }) => [
    `Waktu ini berakhir pukul ${end}, ${start === end ? 'tepat saat dimulai' : `sebelum dimulai pukul ${start}`}.`,
    'Perbaiki salah satu jamnya.',
  ],
});

const outOfSequence = finding('time.sequence', 'warning', {
  en: ({ start, before }: { start: string; before: string }) => [
    `This starts at ${start}, but comes after an activity that starts at ${before}.`,
    'Order the activities by time, or correct the time.',
  ],
  id: ({ start, before }) => [
    `Kegiatan ini mulai pukul ${start}, tetapi ditulis setelah kegiatan pukul ${before}.`,
    'Urutkan kegiatan menurut jam, atau perbaiki jamnya.',
  ],
});

const timesOverlap = finding('time.overlap', 'warning', {
  en: ({ start, before }: { start: string; before: string }) => [
    `This starts at ${start}, before the previous activity ends (${before}).`,
    'Correct one of the two times.',
  ],
  id: ({ start, before }) => [
    `Kegiatan ini mulai pukul ${start}, padahal kegiatan sebelumnya masih berlangsung (${before}).`,
    'Perbaiki salah satu jamnya.',
  ],
});

const legTooShort = finding('time.leg-short', 'warning', {
  en: ({ planned, least }: { planned: number; least: number }) => [
    `This takes at least ${least} minutes, but the plan allows ${planned}.`,
    'Correct the times of the day, or "minutes" under "legs" in site.json.',
  ],
  id: ({ planned, least }) => [
    `Ini memakan waktu paling sedikit ${least} menit, sedangkan rencana memberi ${planned} menit.`,
    'Perbaiki jam hari itu, atau "minutes" pada "legs" di site.json.',
  ],
});

const noTimeBefore = finding('time.no-boarding', 'warning', {
  en: ({ free, least }: { free: number; least: number }) => [
    `${least} minutes must be free before this (boarding, tickets, landing), but the plan leaves ${free}.`,
    'Start it later, end the previous activity earlier, or correct "before" under "legs" in site.json.',
  ],
  id: ({ free, least }) => [
    `Sebelum ini perlu ${least} menit (tiket, antre, naik atau turun), sedangkan rencana menyisakan ${free} menit.`,
    'Mulai lebih lambat, akhiri kegiatan sebelumnya lebih awal, atau perbaiki "before" pada "legs" di site.json.',
  ],
});

const hoursTwice = finding('hours.twice', 'warning', {
  en: ({ day }: { day: string }) => [
    `The hours of "${day}" are already given, and overlap with these.`,
    'Write each day once, or hours that do not overlap.',
  ],
  id: ({ day }) => [
    `Jam kerja untuk "${day}" sudah ada, dan bertumpang tindih dengan yang ini.`,
    'Tulis setiap hari satu kali saja, atau pakai jam yang tidak bertumpang tindih.',
  ],
});

const planBeforeHours = finding('time.before-hours', 'warning', {
  en: ({ starts, planned, day }: { starts: string; planned: string; day: string }) => [
    `The tour starts at ${starts}, but "${day}" begins at ${planned}.`,
    'Correct the hours, or the time of the activity.',
  ],
  id: ({ starts, planned, day }) => [
    `Tur ini mulai pukul ${starts}, tetapi "${day}" mulai pukul ${planned}.`,
    'Perbaiki jamnya, atau jam kegiatannya.',
  ],
});

const hoursOfOtherLength = finding('duration.hours', 'warning', {
  en: (
    { starts, ends, found, given }: { starts: string; ends: string; found: number; given: number },
    { counted },
  ) => [
    `From ${starts} to ${ends} is ${counted(found, 'hour')}, but the package takes ${counted(given, 'hour')}.`,
    'Correct the hours or the duration.',
  ],
  id: ({ starts, ends, found, given }, { length }) => [
    `Dari pukul ${starts} sampai ${ends} ada ${length({ hours: found })}, tetapi paket ini berdurasi ${length({ hours: given })}.`,
    'Perbaiki jamnya atau durasinya.',
  ],
});

const WEEKDAYS = weekdaySchema.options;

/** Times of activities and of the office that cannot be, or follow one another oddly. */
export function checkTimes({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  return [
    ...files.entries.days.flatMap(checkSequence),
    ...(site ? checkHours(site.file, site.value.hours) : []),
  ];
}

/** Clock times compare as texts: they all have two digits for hours and minutes. */
interface TimeRange {
  readonly start: string;
  readonly end: string | undefined;
}

function readTimes({ time }: Activity): TimeRange | undefined {
  if (time === undefined) return undefined;
  const [start = '', end] = time.split('–');
  return { start, end };
}

const EVENING = '18:00';
const NOON = '12:00';

/** True if something begins in the evening and ends in the morning. */
function isOverMidnight({ start, end }: TimeRange): boolean {
  return end !== undefined && start >= EVENING && end <= NOON;
}

function checkSequence({ file, value }: Entry<Day>): readonly Diagnostic[] {
  let before: TimeRange | undefined;
  return value.activities.flatMap((activity, index) => {
    const times = readTimes(activity);
    if (!times) return [];
    const at = () => file.valueAt(['activities', index, 'time']);
    const { start, end } = times;
    if (end !== undefined && end <= start && !isOverMidnight(times)) {
      return [endsBeforeStart(at(), { start, end })];
    }
    const previous = before;
    before = times;
    // After midnight the clock starts again.
    if (!previous || isOverMidnight(previous)) return [];
    if (start < previous.start) return [outOfSequence(at(), { start, before: previous.start })];
    if (previous.end === undefined || start >= previous.end) return [];
    return [timesOverlap(at(), { start, before: `${previous.start}–${previous.end}` })];
  });
}

function checkHours(file: ParsedFile, hours: Site['hours']): readonly Diagnostic[] {
  return hours.flatMap((line, index) => {
    const { opens, closes } = line;
    const twice = listDays(line).find((day) =>
      hours
        .slice(0, index)
        .some((other) => listDays(other).includes(day) && opens < other.closes && other.opens < closes),
    );
    return twice === undefined ? [] : [hoursTwice(file.valueAt(['hours', index]), { day: twice })];
  });
}

function listDays({ from, to = from }: Site['hours'][number]): readonly string[] {
  const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
  const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return [...WEEKDAYS, ...WEEKDAYS].slice(first, first + count);
}

/** Drives, crossings and walks of day plans that cannot be done in their time, boarding included. */
export function checkLegs({ files }: Model): readonly Diagnostic[] {
  const legs = new Map(files.single.site?.value.legs.map((leg) => [leg.activity, leg]));
  return legs.size === 0 ? [] : files.entries.days.flatMap((day) => checkLegsOfDay(day, legs));
}

type Legs = ReadonlyMap<string, Site['legs'][number]>;

function checkLegsOfDay({ file, value }: Entry<Day>, legs: Legs): readonly Diagnostic[] {
  return value.activities.flatMap((activity, index) => {
    const leg = legs.get(activity.text);
    const own = readTimes(activity);
    if (!leg || !own) return [];
    const at = () => file.valueAt(['activities', index, 'time']);
    const previous = value.activities[index - 1];
    const before = previous && readTimes(previous);
    const planned = own.end === undefined ? Infinity : minutesBetween(own.start, own.end);
    const free = before ? minutesBetween(before.end ?? before.start, own.start) : Infinity;
    return [
      ...(planned < leg.minutes ? [legTooShort(at(), { planned, least: leg.minutes })] : []),
      ...(free < leg.before ? [noTimeBefore(at(), { free, least: leg.before })] : []),
    ];
  });
}

/** Hours of packages that cannot be, or that their lengths and plans contradict. */
export function checkFacts({ packages }: Model): readonly Diagnostic[] {
  return packages.flatMap((entry) => {
    const { hours } = entry.data;
    if (!hours) return [];
    const { starts, ends } = hours;
    // A tour of several days may well end earlier in the day than it starts.
    if (entry.dayCount === 1 && ends <= starts && !isOverMidnight({ start: starts, end: ends })) {
      return [endsBeforeStart(entry.file.valueAt(['hours', 'ends']), { start: starts, end: ends })];
    }
    return [...checkLength(entry, starts, ends), ...checkFirstDay(entry, starts)];
  });
}

function checkLength({ duration, file }: LinkedPackage, starts: string, ends: string) {
  if (!('hours' in duration)) return [];
  const length = minutesBetween(starts, ends) / 60;
  const values = { starts, ends, found: Number(length.toFixed(2)), given: duration.hours };
  return length === duration.hours ? [] : [hoursOfOtherLength(file.valueAt(['hours']), values)];
}

/** A first day on which something happens before the tour starts, in whatever option. */
function checkFirstDay({ itinerary, file }: LinkedPackage, starts: string): readonly Diagnostic[] {
  const choices = itinerary?.plans.flatMap(({ days }) => days[0]?.choices ?? []) ?? [];
  const [first] = choices.flatMap(({ found }) => {
    const times = found?.data.activities.flatMap((activity) => readTimes(activity) ?? []);
    const planned = times?.[0]?.start;
    return found && planned !== undefined && planned < starts ? [{ planned, day: found.file.path }] : [];
  });
  return first ? [planBeforeHours(file.valueAt(['hours', 'starts']), { starts, ...first })] : [];
}
