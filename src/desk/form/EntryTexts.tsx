import { Stack } from '@mantine/core';
import { type EntryKind, textAreas } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { useWords } from '../words/words.ts';
import { TextTree } from './TextTree.tsx';

interface EntryTextsProps {
  readonly kind: EntryKind;
  readonly id: string;
  /** Instead of the word for texts. */
  readonly label?: string;
}

/** All texts of an entry, each in all languages. */
export function EntryTexts({ kind, id, label }: EntryTextsProps) {
  const { fields } = useWords();
  return (
    <Stack>
      {textPlaces
        .filter((place) => place.kind === kind)
        .map(({ area, path }) => {
          const [schema] = schemasAt(textAreas[area], [...path, id]);
          return schema ? (
            <TextTree
              key={`${area} ${path.join('.')}`}
              area={area}
              schema={schema}
              path={[...path, id]}
              label={label ?? fields.texts}
            />
          ) : null;
        })}
    </Stack>
  );
}
