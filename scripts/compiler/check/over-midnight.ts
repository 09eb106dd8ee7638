/** Clock times compare as texts: they all have two digits for hours and minutes. */
export type ClockTime = string;

const EVENING: ClockTime = '18:00';
const NOON: ClockTime = '12:00';

/** What begins in the evening and ends in the morning goes over midnight. */
export function goesOverMidnight(start: ClockTime, end: ClockTime): boolean {
  return start >= EVENING && end <= NOON;
}
