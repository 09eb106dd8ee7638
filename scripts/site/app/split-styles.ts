import { type MediaQuery, type Rule, type StyleSheet, transform } from 'lightningcss';

/** A style sheet in two parts. */
interface SplitStyles {
  /** What every visitor needs at once. */
  readonly base: string;
  /** What only some need; follows the base. Empty if there is nothing. */
  readonly conditional: string;
  /** When the second part holds, as a media query. */
  readonly media: string;
}

/** What a phone does not need for its first view: a pointer, wide windows, no scripts, wishes of some visitors. */
const SOME_VISITORS: readonly string[] = [
  'hover: hover',
  'width >=',
  'scripting: none',
  'prefers-reduced-motion: reduce',
  'forced-colors: active',
];

/**
 * Takes the rules that only some visitors need out of a style sheet: as a sheet of its own, it does not keep
 * the others waiting. Later kinds of visitors override earlier ones, as in the sheets themselves. What is
 * taken and what is left stand as they were written.
 *
 * @throws SyntaxError if the sheet is none
 */
export function splitStyles(style: string): SplitStyles {
  const pieces = piecesOf(style).map(({ text, rule }) => ({
    text,
    condition: rule && conditionOf(rule, text),
  }));
  const some = SOME_VISITORS.map((kind) =>
    pieces
      .flatMap(({ text, condition }) => (condition?.kind === kind ? { text, ...condition } : []))
      .toSorted((left, right) => left.width - right.width),
  );
  return {
    base: pieces.flatMap(({ text, condition }) => (condition ? [] : text)).join(''),
    conditional: some.flatMap((rules) => rules.map(({ text }) => text)).join(''),
    // Of several widths the smallest says it all.
    media: some.flatMap(([first]) => first?.query ?? []).join(','),
  };
}

/** A piece of a style sheet: a rule and what follows it, or what stands before the first. */
interface Piece {
  readonly text: string;
  readonly rule?: Rule;
}

/** A style sheet rule by rule. The parser says where each starts. */
function piecesOf(style: string): readonly Piece[] {
  let rules: readonly Rule[] = [];
  const collect = (sheet: StyleSheet): void => {
    rules = sheet.rules;
  };
  const code = new TextEncoder().encode(style);
  transform({ filename: 'site.css', code, visitor: { StyleSheet: collect } });
  const lines = lineStarts(style);
  const starts = rules.map((rule) => startOf(rule, lines));
  return [
    { text: style.slice(0, starts[0]).trim() },
    ...rules.map((rule, index) => ({ rule, text: style.slice(starts[index], starts[index + 1]).trim() })),
  ];
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n|[\n\r\f]/g)].map(({ index, 0: { length } }) => index + length)];
}

function startOf(rule: Rule, lines: readonly number[]): number {
  if (!('value' in rule && rule.value && 'loc' in rule.value))
    throw new Error(`A rule "${rule.type}" stands nowhere.`);
  const { line, column } = rule.value.loc;
  return (lines[line] ?? 0) + column - 1;
}

/** When a rule of some visitors holds. */
interface Condition {
  readonly kind: string;
  /** As it is written. */
  readonly query: string;
  /** Of the narrowest window, in pixels of the usual type size; 0 for anything but widths. */
  readonly width: number;
}

/** The condition of some visitors under which alone a rule holds, if it is such a rule. */
function conditionOf(rule: Rule, text: string): Condition | undefined {
  if (rule.type !== 'media') return undefined;
  const [asked, ...others] = rule.value.query.mediaQueries;
  const found = asked && others.length === 0 ? kindOf(asked) : undefined;
  if (!found || !SOME_VISITORS.includes(found.kind)) return undefined;
  return { ...found, query: text.slice('@media'.length, text.indexOf('{')).trim() };
}

/** What a media query asks for, if it is one thing only. */
function kindOf({ condition, mediaType, qualifier }: MediaQuery): Omit<Condition, 'query'> | undefined {
  if (qualifier || mediaType !== 'all' || condition?.type !== 'feature') return undefined;
  const feature = condition.value;
  if (feature.type === 'plain' && feature.value.type === 'ident') {
    return { kind: `${feature.name}: ${feature.value.value}`, width: 0 };
  }
  if (feature.type !== 'range' || feature.operator !== 'greater-than-equal') return undefined;
  const { value } = feature;
  if (value.type !== 'length' || value.value.type !== 'value') return undefined;
  const { unit, value: amount } = value.value.value;
  if (unit !== 'em' && unit !== 'px') return undefined;
  return { kind: `${feature.name} >=`, width: unit === 'em' ? amount * 16 : amount };
}
