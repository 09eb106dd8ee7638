import { Button, Group, Stack, Text } from '@mantine/core';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { PREVIEW_SIZE } from '../../shared/picture-address.ts';
import { useIsTouched } from '../shell/use-is-touched.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import classes from './Pictures.module.css';
import { type DeskPicture, type Focus, LIST, pictureName, setFocus } from './pictures.ts';

/** Width by height of the parts of pictures that the site shows. */
const CROPS = [
  ['banner', 1280 / 460],
  ['bannerPhone', 360 / 430],
  ['card', 4 / 3],
  ['wide', 16 / 9],
  ['day', 3 / 2],
  ['square', 1],
  ['share', PREVIEW_SIZE.width / PREVIEW_SIZE.height],
] as const;

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

const STEPS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The point of a picture that stays in view, set by pointer or arrow keys, and how the site crops the picture. */
export function FocusEditor({ picture }: { readonly picture: DeskPicture }) {
  const words = useWords();
  const { pictures } = words;
  const isTouched = useIsTouched();
  const store = useDeskStore();
  const { key, address, focus = MIDDLE } = picture;
  const shown = useDesk(({ documents }) => pictureName(documents, key, words));
  const [x, y] = [percent(focus.x), percent(focus.y)];
  const move = (to: Focus): void => {
    const next = { x: rounded(to.x), y: rounded(to.y) };
    if (next.x === focus.x && next.y === focus.y) return;
    store.edit({
      operations: [setFocus(store.getState().documents, key, next)],
      sentence: pictures.focusMoved(shown, percent(next.x), percent(next.y)),
      mergeKey: `${LIST} ${key} focus`,
    });
  };
  const point = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    // A picture that has not loaded has no size.
    if (box.width === 0 || box.height === 0) return;
    move({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    move({ x: focus.x + step.x * size, y: focus.y + step.y * size });
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {isTouched ? pictures.focusTouchHint : pictures.focusHint}
      </Text>
      <div
        className={classes.picture}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.querySelector('button')?.focus();
          event.preventDefault();
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) point(event);
        }}
        onPointerUp={() => store.endStep()}
      >
        <img src={address} alt="" draggable={false} />
        <button
          type="button"
          className={classes.point}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={pictures.focusAt(x, y)}
          onKeyDown={onKeyDown}
          onBlur={() => store.endStep()}
        />
      </div>
      <Group gap="sm">
        <Text size="sm" role="status">
          {pictures.focusAt(x, y)}
        </Text>
        {picture.focus && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() =>
              store.edit({
                operations: [setFocus(store.getState().documents, key, undefined)],
                sentence: pictures.focusCleared(shown),
              })
            }
          >
            {pictures.focusMiddle}
          </Button>
        )}
      </Group>
      <Text fw={500}>{pictures.crops}</Text>
      <div className={classes.crops}>
        {CROPS.map(([name, ratio]) => (
          <figure key={name} className={classes.crop} style={{ '--ratio': ratio } as CSSProperties}>
            <img src={address} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
            <figcaption>{pictures.crop[name]}</figcaption>
          </figure>
        ))}
      </div>
    </Stack>
  );
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** Rounds to whole per cents, within the picture. */
function rounded(share: number): number {
  return percent(Math.min(1, Math.max(0, share))) / 100;
}
