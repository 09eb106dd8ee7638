import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { findSchema } from '../../../schema/file-roles.ts';
import { FileFields } from '../form/FileFields.tsx';
import { FileForm } from '../form/FileForm.tsx';
import { Section } from '../form/Section.tsx';
import { readSchema } from '../form/schema-node.ts';
import { listPlans } from '../store/price-lists.ts';
import { useDesk, useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import classes from './itinerary.module.css';
import { toursByDay } from './plan.ts';
import { RouteView } from './RouteView.tsx';

/** Keys of the fields that are edited beside the map. */
const ROUTE = ['activities', 'stops'];

interface DayPartsProps {
  readonly id: string;
  readonly file: string;
}

/** The stops of a day with the route beside them, and its other facts. */
export function DayParts({ id, file }: DayPartsProps) {
  const words = useWords();
  const isReadable = useDesk(({ documents }) => documents.get(file)?.value !== undefined);
  if (!isReadable) return <FileForm file={file} />;
  const schema = findSchema(file);
  const others = Object.keys((schema && readSchema(schema).shape) ?? {}).filter(
    (key) => !ROUTE.includes(key) && key !== '$schema' && key !== 'acknowledged',
  );
  const isRoute = (field: string): boolean => ROUTE.includes(field.split('.')[0] ?? '');
  return (
    <>
      <Section title={words.plan.course} holds={(wanted) => wanted.file === file && isRoute(wanted.field)}>
        <div className={classes.beside}>
          <Stack className={classes.days}>
            <FileFields file={file} keys={ROUTE} />
          </Stack>
          <DayRoute day={id} />
        </div>
      </Section>
      <Section title={words.entry.facts} holds={(wanted) => wanted.file === file && !isRoute(wanted.field)}>
        <FileFields file={file} keys={others} />
      </Section>
    </>
  );
}

/** The route of a tour that has the day: the tour whose screen was open before, else the first. */
function DayRoute({ day }: { readonly day: string }) {
  const [query] = useSearchParams();
  const from = query.get('tour');
  const shown = useDeskJson(({ documents }) => {
    const tours = toursByDay(documents).get(day) ?? [];
    const tour = tours.find((id) => id === from) ?? tours[0];
    const plan =
      tour === undefined
        ? undefined
        : listPlans(documents, tour).find(({ days }) => days.some((choices) => choices.includes(day)));
    return plan && tour !== undefined ? { tour, option: plan.option ?? '' } : null;
  });
  return shown && <RouteView tour={shown.tour} option={shown.option || undefined} />;
}
