/** The contact form. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** The fields of the contact form that must not be blank. */
const REQUIRED_CONTACT_FIELDS = ['name', 'email', 'message'] as const;

export type RequiredContactField = (typeof REQUIRED_CONTACT_FIELDS)[number];

/** The required fields that are blank; none: the form may be sent. */
export function blankContactFields(values: ContactValues): readonly RequiredContactField[] {
  return REQUIRED_CONTACT_FIELDS.filter((field) => values[field].trim() === '');
}

/** The text of a form's field; empty if there is no such field. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
