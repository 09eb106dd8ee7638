import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { PagesOfChanges } from '../consequences/Consequences.tsx';
import type { PublishingAnswer, PublishingChanges } from '../store/publish-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { Part, PriceChanges } from './PublishParts.tsx';

/** The changes of a state; those of an earlier one are shown until the next are known. */
interface Found {
  readonly steps: unknown;
  readonly answer: PublishingAnswer;
  readonly changes: PublishingChanges | undefined;
}

/** The changes since the last publishing as visitors will see them, and the prices that change. */
export function VisitorChanges({ answer }: { readonly answer: PublishingAnswer }) {
  const { consequences, publishing } = useWords();
  const store = useDeskStore();
  const steps = useDesk((state) => state.steps);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isStale = false;
    // Nothing to compare with before the first publishing.
    if (answer.published !== undefined)
      void store.tryAsk<PublishingChanges>('/api/publishing/changes').then((changes) => {
        if (!isStale) setFound({ steps, answer, changes });
      });
    return () => {
      isStale = true;
    };
  }, [store, steps, answer]);
  if (answer.published === undefined) return null;
  return (
    <>
      {found?.changes?.prices && <PriceChanges prices={found.changes.prices} />}
      <Part title={publishing.visitors}>
        {found?.changes ? (
          <PagesOfChanges answer={found.changes} />
        ) : (
          <Loader size="sm" aria-label={consequences.loading} />
        )}
      </Part>
    </>
  );
}
