import { useLocation, useNavigate } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { fieldAddress } from '../shell/field-address.ts';
import type { PlanAnswer } from '../store/plan-api.ts';
import { useDeskStore } from '../store/use-desk.ts';

/** The entry of an action, with its name. */
export interface NamedEntry {
  readonly kind: EntryKind;
  readonly id: string;
  /** As visitors read it. */
  readonly name: string;
}

export interface ActionFormProps extends NamedEntry {
  readonly onDone: () => void;
}

export interface FileActionFormProps extends ActionFormProps {
  /** File of the entry; undefined for an entry of a list. */
  readonly file: string | undefined;
}

/** Carries out a plan as one step, and then opens the entry, or its list if the entry on the screen is gone. */
export function useCarryOut(kind: EntryKind): (plan: PlanAnswer, sentence: string) => Promise<void> {
  const store = useDeskStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (plan, sentence) => {
    await store.editFiles(plan.files, sentence);
    const [, screen = ''] = pathname.split('/');
    if (plan.opens !== undefined) await navigate(fieldAddress(plan.opens));
    // An entry of a list has no screen of its own.
    else if (idSources.get(kind)?.form === 'folder') await navigate(`/${screen}`);
  };
}
