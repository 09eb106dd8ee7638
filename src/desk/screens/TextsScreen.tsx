import { NavLink, SimpleGrid, Stack, Title } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { type TextArea, textAreas } from '../../../schema/collections.ts';
import { TextTree } from '../form/TextTree.tsx';
import { useWords } from '../words/words.ts';
import { NotHere } from './NotHere.tsx';

/** The texts of the site by area, in all languages. */
export function TextsScreen() {
  const words = useWords();
  const { '*': area = '' } = useParams();
  if (Object.hasOwn(textAreas, area)) {
    return (
      <Stack maw={1100}>
        <Title order={1} size="h3">
          {words.areas[area] ?? area}
        </Title>
        <TextTree area={area as TextArea} schema={textAreas[area as TextArea]} path={[]} />
      </Stack>
    );
  }
  if (area !== '') return <NotHere screen="texts" />;
  return (
    <Stack>
      <Title order={1} size="h3">
        {words.screens.texts}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={4}>
        {Object.keys(textAreas).map((name) => (
          <NavLink key={name} component={Link} to={`/texts/${name}`} label={words.areas[name] ?? name} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
