import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { DeskFinding } from './api.ts';
import { isConfirmable } from './confirm-value.ts';
import type { DeskState } from './desk-state.ts';
import type { DeskStore } from './desk-store.ts';
import { siteLanguages } from './entries.ts';
import { isSame, type Json, type Path, valueAt } from './operation.ts';

/** The store of the page; the desk's root provides it. */
export const DeskContext = createContext<DeskStore | undefined>(undefined);

/** @throws Error outside of the desk */
export function useDeskStore(): DeskStore {
  const store = useContext(DeskContext);
  if (!store) throw new Error('There is no desk around this component.');
  return store;
}

/** A part of the state; the component renders again only when that part changes. */
export function useDesk<Part>(select: (state: DeskState) => Part): Part {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** The same for a part that is put together: the same object as long as it is the same JSON. */
export function useDeskJson<Part extends Json | undefined>(select: (state: DeskState) => Part): Part {
  const last = useRef<Part>(undefined as Part);
  return useDesk((state) => {
    const part = select(state);
    if (!isSame(last.current, part)) last.current = part;
    return last.current;
  });
}

/** The value at a path of a file; the same object as long as it is the same JSON. */
export function useValue(file: string, path: Path): Json | undefined {
  return useDeskJson((state) => valueAt(state.documents.get(file)?.value, path));
}

/** The languages of the site, the default one first. */
export function useSiteLanguages(): readonly string[] {
  return useDeskJson((state) => [...siteLanguages(state.documents)]);
}

/**
 * Mistakes or remarks of the check on exactly the value at a path, in one text; empty if there are none. Values to
 * confirm are not among them: fields show those themselves.
 */
export function useFindingsAt(severity: DeskFinding['severity'], file: string, path: Path): string {
  const key = placeKey(severity, file, path.join('.'));
  return useDesk((state) => sortByPlace(state.findings).get(key) ?? '');
}

/** The same for everything below a path. */
export function useFindingsBelow(severity: DeskFinding['severity'], file: string, path: Path): string {
  const findings = useDesk((state) => state.findings);
  const start = path.map((step) => `${step}.`).join('');
  return findings
    .filter(
      (finding) =>
        shownSeverity(finding) === severity &&
        finding.file === file &&
        `${finding.path}.`.startsWith(start) &&
        !isConfirmable(finding),
    )
    .map(({ message, hint }) => `${message} ${hint}`)
    .join(' ');
}

const sentences = new WeakMap<readonly DeskFinding[], ReadonlyMap<string, string>>();

/** Every field asks for its own findings: they are sorted by place once. */
function sortByPlace(findings: readonly DeskFinding[]): ReadonlyMap<string, string> {
  const known = sentences.get(findings);
  if (known) return known;
  const byPlace = new Map<string, string>();
  for (const finding of findings) {
    if (isConfirmable(finding)) continue;
    const { file, path, message, hint } = finding;
    const key = placeKey(shownSeverity(finding), file, path);
    byPlace.set(key, [byPlace.get(key), message, hint].filter(Boolean).join(' '));
  }
  sentences.set(findings, byPlace);
  return byPlace;
}

/** A value that is still empty is shown as a remark: it was just added. */
export function shownSeverity({ severity, isEmpty }: DeskFinding): DeskFinding['severity'] {
  return isEmpty ? 'warning' : severity;
}

function placeKey(severity: string, file: string, path: string): string {
  return `${severity} ${file} ${path}`;
}
