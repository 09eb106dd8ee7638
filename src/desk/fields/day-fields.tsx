import { Group, Text } from '@mantine/core';
import { isIconName } from '../../../schema/icon-shapes.ts';
import { NamedIcon } from '../../ui/icons/Icon.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { AddActivity } from '../itinerary/AddActivity.tsx';
import { AddRoutePlace } from '../itinerary/AddRoutePlace.tsx';
import { entryName } from '../store/entries.ts';
import { type Json, valueAt } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { ListView, listField } from './ListField.tsx';

function hasKeys({ type, element }: SchemaNode, ...keys: readonly string[]): boolean {
  const shape = type === 'array' && element ? readSchema(element).shape : undefined;
  return shape !== undefined && keys.every((key) => Object.hasOwn(shape, key));
}

function StopsInput(props: FieldProps) {
  return (
    <ListView
      {...props}
      renderSummary={(stop) => <StopLine stop={stop} />}
      renderAdder={(showAdded) => <AddActivity {...props.place} onAdded={showAdded} />}
    />
  );
}

/** The time, icon and name of a stop. */
function StopLine({ stop }: { readonly stop: Json }) {
  const { code } = useWords();
  const [icon = '', time, text, timeText] = ['icon', 'time', 'text', 'timeText'].map((key) => {
    const value = valueAt(stop, [key]);
    return typeof value === 'string' ? value : '';
  });
  const words = useDesk(({ documents }) => (text && entryName(documents, 'activity', text, code)) || text);
  const when = useDesk(
    ({ documents }) => (timeText && entryName(documents, 'timeText', timeText, code)) || time,
  );
  return (
    <Group wrap="nowrap" gap="xs" align="start">
      {isIconName(icon) && (
        <span style={{ flexShrink: 0 }}>
          <NamedIcon name={icon} size={18} />
        </span>
      )}
      <div>
        {when && (
          <Text span fw={650}>
            {when}{' '}
          </Text>
        )}
        <bdi>{words}</bdi>
      </div>
    </Group>
  );
}

/** The stops of a day, with their times. */
export const stopsField: Field = {
  ...listField,
  kind: 'stops',
  matches: (node) => hasKeys(node, 'icon', 'text', 'time'),
  Input: StopsInput,
};

function RouteInput(props: FieldProps) {
  return (
    <ListView
      {...props}
      renderSummary={(place) => <PlaceLine place={place} />}
      renderAdder={() => <AddRoutePlace {...props.place} />}
    />
  );
}

/** The name of a place; its degrees where it has none. */
function PlaceLine({ place }: { readonly place: Json }) {
  const { code } = useWords();
  const name = valueAt(place, ['name']);
  const degrees = ['latitude', 'longitude'].map((key) => JSON.stringify(valueAt(place, [key]) ?? null));
  return useDesk(({ documents }) =>
    typeof name === 'string' ? (entryName(documents, 'stop', name, code) ?? name) : degrees.join(', '),
  );
}

/** The places on the route of a day. */
export const routeField: Field = {
  ...listField,
  kind: 'route',
  matches: (node) => hasKeys(node, 'latitude', 'longitude', 'name'),
  Input: RouteInput,
};
