import { PRACTICAL_KINDS } from '../../../schema/practical.ts';
import type { Practical } from '../../../src/shared/page-data/practical.ts';
import type { LinkedDestination, LinkedPackage } from '../link/model.ts';
import type { PageContext } from './page-context.ts';

type Given = LinkedDestination['data']['practical'];

/** What a page says of life on the spot; absent where nothing is known. */
interface WithPractical {
  readonly practical?: Practical;
}

/** The practical facts of a destination. */
export function destinationPractical(context: PageContext, { data }: LinkedDestination): WithPractical {
  return practicalFacts(context, data.practical);
}

/** The practical facts of a package: its own, else those of the only destination that it visits. */
export function packagePractical(context: PageContext, { data, destinations }: LinkedPackage): WithPractical {
  const [only, another] = destinations;
  return practicalFacts(context, data.practical ?? (another ? undefined : only?.found?.data.practical));
}

/** In the order of their kinds. */
function practicalFacts({ texts }: PageContext, given: Given): WithPractical {
  if (!given) return {};
  const { title, kinds, notes } = texts.labels.practical;
  const facts = PRACTICAL_KINDS.flatMap((kind) =>
    given
      .filter((fact) => fact.kind === kind)
      .map(({ note }) => ({ kind, label: kinds[kind], text: notes(note) })),
  );
  return { practical: { title, facts } };
}
