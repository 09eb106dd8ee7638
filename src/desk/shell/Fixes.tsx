import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { describeFile } from '../form/describe-place.ts';
import type { DeskFinding, FileFix, FixesAnswer } from '../store/api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

const NONE: readonly FileFix[] = [];

/** The fixes that need no decision, as everything is now; none while the panel is closed. */
export function useFixes(isOpen: boolean): readonly FileFix[] {
  const store = useDeskStore();
  const findings = useDesk((state) => state.findings);
  const [found, setFound] = useState({ findings, fixes: NONE });
  useEffect(() => {
    if (!isOpen || findings.length === 0) return undefined;
    let isStale = false;
    void store.tryAsk<FixesAnswer>('/api/fixes').then((answer) => {
      if (!isStale) setFound({ findings, fixes: answer?.fixes ?? NONE });
    });
    return () => {
      isStale = true;
    };
  }, [store, isOpen, findings]);
  // Those of earlier findings may be of texts that were changed since.
  return found.findings === findings ? found.fixes : NONE;
}

/** The fix of what a finding is about; undefined where somebody has to decide. */
export function findFix(finding: DeskFinding, fixes: readonly FileFix[]): FileFix | undefined {
  return fixes.find(
    ({ file, changes }) => file === finding.file && changes.some(({ line }) => line === finding.line),
  );
}

/** A button that makes all fixes of a file. */
export function FixButton({ fix }: { readonly fix: FileFix }) {
  const words = useWords();
  const store = useDeskStore();
  const { file, before, after, changes } = fix;
  const what = changes.map((change) => `${change.before} → ${change.after}`).join(', ');
  const apply = () => {
    const name = describeFile(store.getState().documents, file, words);
    store.edit({ operations: [{ kind: 'file', file, before, after }], sentence: `${name}: ${what}` });
  };
  return (
    <Button size="compact-sm" variant="light" style={{ alignSelf: 'start' }} onClick={apply}>
      {words.shell.fix(what)}
    </Button>
  );
}
