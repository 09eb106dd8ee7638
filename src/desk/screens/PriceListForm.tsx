import { FileFields } from '../form/FileFields.tsx';
import { FileForm } from '../form/FileForm.tsx';
import { Section } from '../form/Section.tsx';
import type { WantedField } from '../shell/wanted-field.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** The parts of a price list below its table; those that a list seldom has are folded until it has them. */
const PARTS = [
  { name: 'serves', keys: ['serves', 'per'] },
  { name: 'seasons', keys: ['seasons'] },
  { name: 'children', keys: ['children'] },
  { name: 'single', keys: ['singleSupplement'] },
] as const;

/** A price list: its table first. */
export function PriceListForm({ file }: { readonly file: string }) {
  const { prices } = useWords();
  const isReadable = useDesk((state) => state.documents.get(file)?.value !== undefined);
  if (!isReadable) return <FileForm file={file} />;
  return (
    <>
      <FileFields file={file} keys={['rows']} />
      {PARTS.map(({ name, keys }) => (
        <Section key={name} title={prices[name]} holds={isAbout(file, keys)}>
          <FileFields file={file} keys={keys} />
        </Section>
      ))}
    </>
  );
}

function isAbout(file: string, keys: readonly string[]): (wanted: WantedField) => boolean {
  return (wanted) => wanted.file === file && keys.includes(wanted.field.split('.')[0] ?? '');
}
