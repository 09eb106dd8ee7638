/** What marks stand for, by their names. Numbers stand in data without quotes. */
export type Marks = Readonly<Record<string, string | number>>;

/** A text of a JSON file with its marks filled in: `%place%`. What is not among the marks stays. */
export function fillMarks(text: string, marks: Marks): string {
  return text
    .replace(/"%([a-z-]+)%"/g, (whole, name: string) => {
      const value = Object.hasOwn(marks, name) ? marks[name] : undefined;
      return value === undefined ? whole : JSON.stringify(value);
    })
    .replace(/%([a-z-]+)%/g, (whole, name: string) => {
      const value = Object.hasOwn(marks, name) ? marks[name] : undefined;
      return value === undefined ? whole : JSON.stringify(String(value)).slice(1, -1);
    });
}

/** The marks that a text still has. */
export function marksIn(text: string): readonly string[] {
  return text.match(/%[a-z]+(?:-[a-z]+)*%/g) ?? [];
}

/** Letters that are not made of a plain one and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** A name as an id: small letters, digits and single hyphens; what has none of them gets another. */
export function idOfName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mn}|['’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return id === '' ? otherwise : id;
}
