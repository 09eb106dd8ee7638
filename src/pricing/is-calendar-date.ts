/** Whether a text is a date of the calendar, such as `2027-03-31`; `2027-02-29` is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00Z`);
  // Some browsers take 30 February for the second of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
