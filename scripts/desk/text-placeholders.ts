import { isTodo } from '../../schema/texts/text.ts';
import { findTextLabel } from '../../src/desk/words/labels.ts';
import { type DeskWords, deskLanguages } from '../../src/desk/words/words.ts';
import type { Content } from '../compiler/resolve/content.ts';

/** The content with the labels of their fields in place of texts that are still to be written: `[Summary]`. */
export function withPlaceholders(content: Content): Content {
  const dictionaries = [...content.dictionaries].map(([language, dictionary]) => {
    const words = deskLanguages[language] ?? deskLanguages.en;
    const texts = [...dictionary].map(
      ([key, text]) => [key, words && isTodo(text) ? `[${nameField(key, language, words)}]` : text] as const,
    );
    return [language, new Map(texts)] as const;
  });
  return { ...content, dictionaries: new Map(dictionaries) };
}

function nameField(key: string, language: string, words: DeskWords): string {
  const [area = '', ...path] = key.split('.');
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return findTextLabel(words, `texts/${language}/${area}.json`, steps);
}
