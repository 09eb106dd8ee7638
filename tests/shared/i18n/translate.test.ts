import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dictionary, translate } from '../../../src/shared/i18n/translate.ts';
import { dictionaries, dictionaryLanguage, textKey } from '../../arbitraries/dictionaries.ts';
import { anyText } from '../../arbitraries/texts.ts';

type Texts = Readonly<Record<string, string>>;

function dictionariesOf(texts: Readonly<Record<string, Texts>>): ReadonlyMap<string, Dictionary> {
  return new Map(Object.entries(texts).map(([code, own]) => [code, new Map(Object.entries(own))]));
}

const TEXTS = dictionariesOf({
  id: { greeting: 'Halo', bye: 'Dadah' },
  en: { greeting: 'Hello', title: 'Title' },
  fr: { greeting: 'Bonjour', only: 'Seulement', empty: '' },
});

function withText(
  all: ReadonlyMap<string, Dictionary>,
  language: string,
  key: string,
  text: string,
): ReadonlyMap<string, Dictionary> {
  return new Map(all).set(language, new Map(all.get(language)).set(key, text));
}

function withoutText(
  all: ReadonlyMap<string, Dictionary>,
  language: string,
  key: string,
): ReadonlyMap<string, Dictionary> {
  const own = new Map(all.get(language));
  own.delete(key);
  return new Map(all).set(language, own);
}

describe('translate', () => {
  it('takes the first of several fallback languages that has the text', () => {
    expect(translate(TEXTS, 'de', ['fr', 'en'], 'greeting')).toMatchObject({ text: 'Bonjour' });
    expect(translate(TEXTS, 'de', ['fr', 'en'], 'title')).toMatchObject({ text: 'Title', language: 'en' });
  });

  it('takes an empty text of its own', () => {
    expect(translate(TEXTS, 'fr', ['en'], 'empty').source).toBe('own');
  });

  it.each(['__proto__', 'constructor', 'toString'])('gives the key %j where it has no text', (key) => {
    expect(translate(TEXTS, 'fr', ['en'], key)).toEqual({ source: 'key', text: key });
  });

  it('always takes its own text if there is one', () => {
    fc.assert(
      fc.property(
        dictionaries,
        dictionaryLanguage,
        dictionaryLanguage,
        textKey,
        anyText,
        (all, language, fallback, key, text) => {
          const found = translate(withText(all, language, key, text), language, [fallback], key);
          expect(found).toEqual({ source: 'own', text, language });
        },
      ),
    );
  });

  it('always takes the fallback if its own text is missing', () => {
    fc.assert(
      fc.property(dictionaries, dictionaryLanguage, textKey, anyText, (all, language, key, text) => {
        fc.pre(language !== 'en');
        const texts = withText(withoutText(all, language, key), 'en', key, text);
        expect(translate(texts, language, ['en'], key)).toEqual({ source: 'fallback', text, language: 'en' });
      }),
    );
  });

  it('always gives the key if both texts are missing', () => {
    fc.assert(
      fc.property(
        dictionaries,
        dictionaryLanguage,
        dictionaryLanguage,
        textKey,
        (all, language, fallback, key) => {
          const texts = withoutText(withoutText(all, language, key), fallback, key);
          expect(translate(texts, language, [fallback], key)).toEqual({ source: 'key', text: key });
        },
      ),
    );
  });

  it('never depends on a third language', () => {
    fc.assert(
      fc.property(
        dictionaries,
        dictionaryLanguage,
        dictionaryLanguage,
        textKey,
        (all, language, fallback, key) => {
          const two = new Map([...all].filter(([code]) => code === language || code === fallback));
          expect(translate(all, language, [fallback], key)).toEqual(
            translate(two, language, [fallback], key),
          );
        },
      ),
    );
  });
});
