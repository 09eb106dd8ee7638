import {
  type MediaQuery,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import { FOLDED } from '../app/class-names.ts';
import { STYLE_TARGETS } from '../app/style-targets.ts';
import { hashOf } from '../store/kept-file.ts';
import type { KeptTexts } from '../store/kept-texts.ts';

/** What the elements of a document are called. */
interface Names {
  readonly types: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Attributes, and attributes with their values: `type` and `type=radio`. */
  readonly attributes: ReadonlySet<string>;
}

const ELEMENT = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const VARIABLE = /(--[\w-]+)\s*:\s*([^;}]*)/g;
/** In a selector, with an attribute's value whole. */
const VALUE = /\[([\w-]+)="?([^"\]]*)"?\]/g;
const PAGE_RULE = /:root\{[^{}]*\}/g;
const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** Mantine multiplies every length by a scale, which is 1 unless the theme says otherwise: it does not. */
const UNSCALED = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;

/** Properties that nobody sees before touching the page. */
const TOUCHED = [
  'cursor',
  'touch-action',
  'transition',
  'transition-duration',
  'transition-property',
  'transition-timing-function',
  'user-select',
  '-webkit-tap-highlight-color',
];

/**
 * The rules of a style sheet that can hold for elements of a document, as long as no script changes it: whatever
 * is focused or checked; of their selectors those that can match. What is folded away at first gets its
 * looks later, or with the wishes of some visitors; so does what holds once it is opened, and with the whole sheet
 * what is for paper, or seen only once somebody points at it, presses or selects it. Custom properties and animations
 * are those that these rules use.
 *
 * @param style a style sheet
 * @param document its HTML, as React and the build write it: attributes in double quotes
 * @param others style sheets and rules that stand elsewhere and use custom properties of this one
 * @param kept where what was left of a style sheet is kept
 */
export function pruneStyles(style: string, document: string, others: string, kept: KeptTexts): string {
  const names = namesIn(document, askedBy(style));
  const inline = new Set([...document.matchAll(REFERENCE)].map(([reference]) => `${reference})`));
  const used = [...inline].toSorted().join('');
  const key = JSON.stringify([shortOf(style), shortOf(others), sortedNames(names), used]);
  return kept.take(key, () => prune(style, names, used + others));
}

const shorts = new Map<string, string>();

/** A word for a style sheet, of which there are few, and large ones. */
function shortOf(style: string): string {
  const known = shorts.get(style) ?? hashOf(style);
  shorts.set(style, known);
  return known;
}

/** @param others what stands elsewhere and uses custom properties or animations */
function prune(style: string, names: Names, others: string): string {
  let idle: ReadonlySet<string> = new Set();
  const withoutIdle = (selector: Selector) => (idle.has(JSON.stringify(selector)) ? [] : undefined);
  const matching = visit(style.replaceAll(UNSCALED, '$1'), {
    Rule: {
      style({ value: { selectors } }) {
        const unmatched = selectors.filter((selector) => !canMatch(selector, names));
        // What is not there must stay in `:not()`.
        const isPlain = !JSON.stringify(selectors).includes('"kind":"not"');
        idle = new Set(isPlain ? unmatched.map((selector) => JSON.stringify(selector)) : []);
        return unmatched.length === selectors.length ? [] : undefined;
      },
      media({ value: { query } }) {
        return query.mediaQueries.every(isForLater) ? [] : undefined;
      },
    },
    Declaration: {
      ...Object.fromEntries(TOUCHED.map((property) => [property, () => []])),
      // Those that the parser does not know.
      custom: ({ name }) => (TOUCHED.includes(name) ? [] : undefined),
    },
    // Those of the rule that was visited last, and those within them.
    Selector: withoutIdle,
  });
  const used = usedVariables(matching, others);
  const pruned = visit(matching, {
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined),
    },
    Rule: {
      keyframes({ value: { name } }) {
        // Its own rule names it once.
        return `${matching}${others}`.split(name.value).length > 2 ? undefined : [];
      },
    },
  });
  return withoutDetours(pruned, others);
}

/**
 * A style sheet without custom properties of the page that are used once: their value stands in their place, and is shorter
 * than their name. The sheet with all styles has them as well.
 */
function withoutDetours(style: string, others: string): string {
  return pageVariables(style).reduce((plain, [declaration, name, value]) => {
    const use = `var(${name})`;
    // Declared once, used once. What refers to others may have another value deeper down.
    const isDetour = countOf(style, name) === 2 && countOf(style, use) === 1 && !value.includes('var(');
    if (!isDetour || others.includes(name)) return plain;
    const whole = plain.includes(`${declaration};`) ? `${declaration};` : declaration;
    return plain.replace(whole, '').replace(use, value);
  }, style);
}

/** The custom properties that hold for the page as a whole and for every visitor: as written, name, value. */
function pageVariables(style: string): readonly (readonly [string, string, string])[] {
  return [...style.matchAll(PAGE_RULE)]
    .filter(({ index }) => countOf(style.slice(0, index), '{') === countOf(style.slice(0, index), '}'))
    .flatMap(([rule]) => [...rule.matchAll(VARIABLE)])
    .map(([declaration, name = '', value = '']) => [declaration, name, value]);
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

function visit(style: string, visitor: Visitor<never>): string {
  const code = new TextEncoder().encode(style);
  const { code: visited } = transform({
    filename: 'site.css',
    code,
    minify: true,
    targets: STYLE_TARGETS,
    visitor,
  });
  return new TextDecoder().decode(visited);
}

/** What a style sheet may ask for: other names of a document make no difference to it. */
interface Asked {
  readonly words: ReadonlySet<string>;
  /** Attributes with values, as `type=radio`. */
  readonly values: ReadonlySet<string>;
}

const asked = new Map<string, Asked>();

function askedBy(style: string): Asked {
  const known = asked.get(style) ?? {
    words: new Set(style.match(/[\w-]+/g)),
    values: new Set([...style.matchAll(VALUE)].map(([, name, value]) => `${name}=${value}`)),
  };
  asked.set(style, known);
  return known;
}

function namesIn(document: string, { words, values }: Asked): Names {
  const names = {
    types: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributes: new Set<string>(),
  };
  for (const [, type = '', attributes = ''] of document.matchAll(ELEMENT)) {
    names.types.add(type.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (words.has(name)) names.attributes.add(name);
      if (values.has(`${name}=${value}`)) names.attributes.add(`${name}=${value}`);
      if (name === 'id' && words.has(value)) names.ids.add(value);
      if (name !== 'class') continue;
      for (const one of value.split(/\s+/)) if (words.has(one)) names.classes.add(one);
    }
  }
  return names;
}

function sortedNames({ types, classes, ids, attributes }: Names): readonly (readonly string[])[] {
  return [types, classes, ids, attributes].map((names) => [...names].toSorted());
}

function canMatch(selector: Selector, names: Names): boolean {
  return selector.every((component) => canBe(component, names));
}

/** On paper, or where one can point: what that shows comes with the whole sheet. */
function isForLater({ mediaType, condition }: MediaQuery): boolean {
  if (mediaType === 'print') return true;
  return condition?.type === 'feature' && condition.value.name === 'hover';
}

/** Whether some element of the document can be so at first. What is not known to be impossible can. */
function canBe(component: SelectorComponent, names: Names): boolean {
  switch (component.type) {
    case 'type':
      return names.types.has(component.name.toLowerCase());
    case 'class':
      return names.classes.has(component.name) && !component.name.startsWith(FOLDED);
    case 'id':
      return names.ids.has(component.name);
    case 'attribute': {
      const { name, operation } = component;
      return names.attributes.has(operation?.operator === 'equal' ? `${name}=${operation.value}` : name);
    }
    case 'pseudo-element':
      return component.kind !== 'selection';
    case 'pseudo-class':
      if (component.kind === 'hover' || component.kind === 'active') return false;
      if (component.kind === 'disabled') return names.attributes.has('disabled');
      // Documents have no shadow roots.
      if (component.kind === 'host') return false;
      return component.kind === 'is' || component.kind === 'where' || component.kind === 'has'
        ? component.selectors.some((selector) => canMatch(selector, names))
        : true;
    default:
      return true;
  }
}

/** Custom properties that rules or inline styles refer to, and those that their values refer to in turn. */
function usedVariables(style: string, others: string): ReadonlySet<string> {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of style.matchAll(VARIABLE)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const used = new Set<string>();
  const pending = [style.replaceAll(VARIABLE, ''), others];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      pending.push(...(values.get(name) ?? []));
    }
  }
  return used;
}
