/** A message whose values come later: texts, and the names of values between them. */
export type MessageTemplate = readonly (string | { readonly value: string })[];

/** Fills in the values; missing ones are left out. */
export function fillTemplate(template: MessageTemplate, values: Readonly<Record<string, string>>): string {
  return template.map((part) => (typeof part === 'string' ? part : (values[part.value] ?? ''))).join('');
}
