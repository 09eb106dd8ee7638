import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { describeFile } from '../form/describe-place.ts';
import { FileForm } from '../form/FileForm.tsx';
import { Remark } from '../form/Remark.tsx';
import { ItemButton, SortableList } from '../form/SortableList.tsx';
import { EntryPicture } from '../screens/EntryPicture.tsx';
import type { FileChange } from '../store/api.ts';
import { entryName } from '../store/entries.ts';
import type { Path } from '../store/operation.ts';
import { useDesk, useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';
import { DayChooser } from './DayChooser.tsx';
import classes from './itinerary.module.css';
import { type PlanDays, planKey, setPlan, shownPlans, toursByDay } from './plan.ts';
import { RouteView } from './RouteView.tsx';
import { SameDays } from './SameDays.tsx';
import { dayAddress, useCopyDay } from './SharedDay.tsx';

/** The days of a tour, once or for each of its options, with the route on the map beside them. */
export function TourPlan({ id }: { readonly id: string }) {
  const { code } = useWords();
  const file = `itineraries/${id}.json`;
  const isBroken = useDesk(
    ({ documents }) => documents.get(file)?.text !== undefined && documents.get(file)?.value === undefined,
  );
  const plans = useDeskJson(({ documents }) =>
    shownPlans(documents, id).map(({ option = '', days }) => ({
      option,
      name: option && (entryName(documents, 'option', option, code) ?? option),
      days: days.map((choices) => [...choices]),
    })),
  );
  if (isBroken) return <FileForm file={file} />;
  const [full] = plans.filter(({ days }) => days.length > 0);
  return (
    <Stack data-file={file} data-field="">
      <SameDays tour={id} />
      {plans.map(({ option, name, days }) => (
        <PlanOfOption
          key={option}
          tour={id}
          option={option || undefined}
          name={name}
          days={days}
          source={days.length === 0 ? full : undefined}
        />
      ))}
    </Stack>
  );
}

interface PlanOfOptionProps {
  readonly tour: string;
  readonly option: string | undefined;
  /** Of the option. */
  readonly name: string;
  readonly days: PlanDays;
  /** Another option whose days an empty plan can take. */
  readonly source: { readonly name: string; readonly days: PlanDays } | undefined;
}

function PlanOfOption({ tour, option, name, days, source }: PlanOfOptionProps) {
  const words = useWords();
  const { entry, plan } = words;
  const store = useDeskStore();
  const file = `itineraries/${tour}.json`;
  const path: Path = option === undefined ? ['plan'] : ['options', option];
  const change = (after: PlanDays, what: string, files: readonly FileChange[] = []): void => {
    const { documents } = store.getState();
    const where = [describeFile(documents, file, words), ...(name === '' ? [] : [isolate(name)])].join(' · ');
    store.edit({
      operations: [
        ...files.map((own) => ({ kind: 'file' as const, ...own })),
        setPlan(documents, tour, option, after),
      ],
      sentence: `${where}: ${what}`,
    });
  };
  const findDayName = (day: string): string =>
    entryName(store.getState().documents, 'day', day, words.code) ?? day;
  return (
    <Stack gap="xs" data-file={file} data-field={path.join('.')}>
      {name !== '' && <Text fw={650}>{name}</Text>}
      <div className={classes.beside}>
        <div className={classes.days}>
          <SortableList
            names={days.map(([first = '']) => findDayName(first))}
            onMove={(from, to) =>
              change(
                days.toSpliced(from, 1).toSpliced(to, 0, days[from] ?? []),
                plan.dayMoved(from + 1, to + 1),
              )
            }
            renderItem={(number, controls) => (
              <PlannedDay
                place={{ file, path }}
                tour={tour}
                number={number}
                choices={days[number] ?? []}
                controls={
                  <>
                    {controls}
                    {days.length > 1 && (
                      <ItemButton
                        label={plan.removeDay(number + 1)}
                        sign="×"
                        onClick={() =>
                          change(
                            days.toSpliced(number, 1),
                            plan.dayRemoved(number + 1, findDayName(days[number]?.[0] ?? '')),
                          )
                        }
                      />
                    )}
                  </>
                }
                onChange={(choices, what, files) => change(days.with(number, choices), what, files)}
              />
            )}
          />
          <Group gap="xs" align="end">
            <DayChooser
              label={plan.addDay}
              onChoose={(day, dayName, files) =>
                change([...days, [day]], plan.dayAdded(days.length + 1, dayName), files)
              }
            />
            {source && (
              <Button variant="default" onClick={() => change(source.days, plan.sameAs(source.name))}>
                {plan.sameAs(source.name)}
              </Button>
            )}
          </Group>
          {days.length === 0 && (
            <Text size="sm" c="dimmed" mt={4}>
              {entry.noPlan}
            </Text>
          )}
        </div>
        {days.length > 0 && <RouteView tour={tour} option={option} />}
      </div>
    </Stack>
  );
}

interface PlannedDayProps {
  /** Of the plan. */
  readonly place: { readonly file: string; readonly path: Path };
  readonly tour: string;
  /** Counted from 0. */
  readonly number: number;
  readonly choices: readonly string[];
  readonly controls: ReactNode;
  readonly onChange: (choices: readonly string[], what: string, files?: readonly FileChange[]) => void;
}

/** A day of a plan, with the choices for it. */
function PlannedDay({ place, tour, number, choices, controls, onChange }: PlannedDayProps) {
  const { code, entry, plan } = useWords();
  const [chooses, setChooses] = useState<'addAlternative' | 'replace'>();
  const known = useDeskJson(({ documents }) => {
    const tours = toursByDay(documents);
    return choices.map((day) => ({
      day,
      name: entryName(documents, 'day', day, code) ?? day,
      others: (tours.get(day)?.length ?? 1) - 1,
    }));
  });
  return (
    <Card withBorder padding="xs" className={classes.day} role="group" aria-label={entry.day(number + 1)}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={500}>{entry.day(number + 1)}</Text>
        <Group gap={0} wrap="nowrap">
          {controls}
        </Group>
      </Group>
      <Stack gap={6}>
        {known.map(({ day, name, others }, position) => (
          <div
            key={day}
            data-file={place.file}
            data-field={[...place.path, planKey(number, position)].join('.')}
          >
            <Group wrap="nowrap" gap="xs" align="start">
              <EntryPicture file={`days/${day}.json`} width={48} />
              <div style={{ flexGrow: 1, minWidth: 0 }}>
                {position > 0 && `${entry.or} `}
                <Anchor component={Link} to={dayAddress(day, tour)}>
                  {name}
                </Anchor>
                {others > 0 && <OtherTours day={day} tour={tour} others={others} />}
                <Remark file={place.file} path={[...place.path, planKey(number, position)]} />
              </div>
              {known.length > 1 && (
                <ItemButton
                  label={plan.removeChoice(name)}
                  sign="×"
                  onClick={() =>
                    onChange(choices.toSpliced(position, 1), plan.choiceRemoved(number + 1, name))
                  }
                />
              )}
            </Group>
          </div>
        ))}
        {chooses ? (
          <DayChooser
            label={plan[chooses]}
            except={choices}
            onChoose={(day, name, files) => {
              setChooses(undefined);
              if (chooses === 'replace') onChange([day], plan.replaced(number + 1, name), files);
              else onChange([...choices, day], plan.choiceAdded(number + 1, name), files);
            }}
          />
        ) : (
          <Group gap={4}>
            {choices.length === 1 && (
              <Button variant="subtle" size="compact-sm" onClick={() => setChooses('replace')}>
                {plan.replace}
              </Button>
            )}
            <Button variant="subtle" size="compact-sm" onClick={() => setChooses('addAlternative')}>
              {plan.addAlternative}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

interface OtherToursProps {
  readonly day: string;
  readonly tour: string;
  /** Tours beside this one that have the day. */
  readonly others: number;
}

/** Says that other tours have the same day, and makes a copy that only this one has. */
function OtherTours({ day, tour, others }: OtherToursProps) {
  const words = useWords();
  const { copy, refusal } = useCopyDay(day);
  return (
    <Group gap={8}>
      <Text span size="sm" c="dimmed">
        {words.entry.shared(others)}
      </Text>
      <Button variant="subtle" size="compact-sm" px={0} onClick={() => void copy(tour)}>
        {words.entry.onlyHere}
      </Button>
      {refusal}
    </Group>
  );
}
