import { describeFile } from '../form/describe-place.ts';
import type { Documents } from '../store/documents.ts';
import { nameEntry } from '../store/entries.ts';
import type { Operation } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';
import { findLostPrice } from './lost-prices.ts';

/** A sentence on the first price that operations would reduce to 0 or less; undefined if there is none. */
export function describeLoss(
  documents: Documents,
  operations: readonly Operation[],
  words: DeskWords,
): string | undefined {
  const lost = findLostPrice(documents, operations);
  if (!lost) return undefined;
  const { file, band, tier, by } = lost;
  const place = [
    describeFile(documents, file, words),
    nameEntry(documents, 'band', band, words),
    ...(tier === undefined ? [] : [nameEntry(documents, 'tier', tier, words)]),
  ];
  return words.prices.lost(place.join(' · '), changeName(documents, by, words));
}

function changeName(documents: Documents, id: string, words: DeskWords): string {
  const season = nameEntry(documents, 'season', id, words);
  return season === id ? nameEntry(documents, 'offer', id, words) : season;
}
