import { useState } from 'react';
import type { PictureAnswer } from '../store/api.ts';
import { RequestFailure, readBase64 } from '../store/connection.ts';
import type { Operation } from '../store/operation.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';

/** In bytes. */
const HEAVIEST = 60_000_000;

/** The outcome for a file that was chosen. */
export interface Added {
  readonly sentence: string;
  /** Key of the picture; undefined if it was not added. */
  readonly key?: string;
}

/** A change with an uploaded picture file. */
interface PictureEdit {
  readonly key: string;
  readonly sentence: string;
  readonly operations: readonly Operation[];
  /** Set if it replaces another picture file. */
  readonly isReplaced?: true;
}

/** Uploads picture files one after the other, and makes an edit for each. */
export function useAddPictures(describe: (answer: PictureAnswer) => PictureEdit): {
  readonly add: (files: readonly File[]) => Promise<void>;
  /** Name of the file that is being sent. */
  readonly current: string | undefined;
  readonly results: readonly Added[];
} {
  const store = useDeskStore();
  const words = useWords();
  const [current, setCurrent] = useState<string>();
  const [results, setResults] = useState<readonly Added[]>([]);
  const addOne = async (file: File): Promise<Added> => {
    if (file.size > HEAVIEST) return { sentence: words.pictures.tooHeavy(file.name) };
    const content = await readBase64(file);
    if (content === undefined) return { sentence: words.pictures.unreadable(file.name) };
    try {
      const answer = await store.ask<PictureAnswer>('/api/picture', { name: file.name, content });
      const { key, isReplaced = false, ...edit } = describe(answer);
      store.edit(edit);
      return { key, sentence: describeAnswer(key, answer, isReplaced, words) };
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      return { sentence: error.message };
    }
  };
  return {
    current,
    results,
    add: async (files) => {
      const all: Added[] = [];
      setResults([]);
      for (const file of files) {
        setCurrent(file.name);
        all.push(await addOne(file));
        setResults([...all]);
      }
      setCurrent(undefined);
    },
  };
}

function describeAnswer(
  key: string,
  { width, height, notes }: PictureAnswer,
  isReplaced: boolean,
  { pictures }: DeskWords,
): string {
  const describe = isReplaced ? pictures.doneReplacing : pictures.done;
  return describe(key, `${width} × ${height}`, notes.map((note) => pictures.notes[note]).join('; '));
}
