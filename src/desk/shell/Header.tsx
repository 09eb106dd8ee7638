import { ActionIcon, AppShell, Badge, Burger, Button, Group, Indicator, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { useUnsaved } from '../publish/publishing-store.ts';
import { stepAct } from '../store/operation.ts';
import { sortFindings } from '../store/sort-findings.ts';
import { useDesk, useDeskJson, useDeskStore, useValue } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import classes from './Header.module.css';
import { HeaderNotice } from './HeaderNotice.tsx';
import { useIsTouched } from './use-is-touched.ts';

interface HeaderProps {
  /** Called with the height of its content in pixels, which on phones depends on the notice. */
  readonly onHeight: (height: number) => void;
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onChanges: () => void;
  readonly onFindings: () => void;
}

const BRAND = ['brand'];

/** The bar at the top: findings, undo and redo, changes, saving. On phones icons replace words, and the menu has the link to the changes. */
export function Header({ onHeight, isMenuOpen, onMenu, onSearch, onChanges, onFindings }: HeaderProps) {
  const { shell } = useWords();
  const store = useDeskStore();
  const brand = useValue('site.json', BRAND);
  const isSaving = useDesk((state) => state.isSaving);
  const isTouched = useIsTouched();
  const { ref, height } = useElementSize();
  useEffect(() => onHeight(height), [onHeight, height]);
  const unsaved = useUnsaved().length;
  return (
    <AppShell.Header>
      <Group ref={ref} px={{ base: 8, sm: 'md' }} gap={6} justify="space-between" className={classes.bar}>
        <Burger
          opened={isMenuOpen}
          onClick={onMenu}
          hiddenFrom="sm"
          size="sm"
          aria-label={shell.menu}
          aria-expanded={isMenuOpen}
        />
        <HeaderNotice brand={typeof brand === 'string' ? brand : shell.title} />
        <Group gap={6} wrap="nowrap">
          <Tooltip label={isTouched ? shell.search : `${shell.search} (Ctrl+K)`}>
            <ActionIcon variant="default" size="input-sm" onClick={onSearch} aria-label={shell.search}>
              ⌕
            </ActionIcon>
          </Tooltip>
          <FindingsButton onOpen={onFindings} />
          <UndoButtons />
          <Button
            variant="default"
            onClick={onChanges}
            visibleFrom="md"
            rightSection={<Count of={unsaved} />}
          >
            {shell.changes}
          </Button>
          <Indicator
            label={unsaved}
            size={16}
            offset={{ x: unsaved < 10 ? 5 : 12, y: 5 }}
            disabled={unsaved === 0}
            classNames={{ indicator: 'mantine-hidden-from-md' }}
          >
            <Button
              px={{ base: 'xs', sm: 'md' }}
              onClick={() => void store.save()}
              disabled={unsaved === 0}
              loading={isSaving}
            >
              {shell.save}
            </Button>
          </Indicator>
        </Group>
      </Group>
    </AppShell.Header>
  );
}

function Count({ of: count }: { readonly of: number }) {
  return count > 0 && <Badge>{count}</Badge>;
}

function FindingsButton({ onOpen }: { readonly onOpen: () => void }) {
  const { shell } = useWords();
  const findings = useDesk((state) => state.findings);
  const { mistakes, remarks } = useMemo(() => sortFindings(findings), [findings]);
  const errors = mistakes.length;
  const sentence = shell.findings(errors, remarks.length);
  const color = errors > 0 ? 'red.9' : 'gray';
  return (
    <>
      <Button
        variant="default"
        onClick={onOpen}
        px="xs"
        visibleFrom="md"
        c={errors > 0 ? 'var(--mantine-color-error)' : undefined}
      >
        {sentence}
      </Button>
      <Button
        variant={errors > 0 ? 'filled' : 'default'}
        color={color}
        onClick={onOpen}
        px={8}
        hiddenFrom="md"
        aria-label={sentence}
      >
        {errors > 0 ? `✕ ${errors}` : `⚠ ${remarks.length}`}
      </Button>
    </>
  );
}

function UndoButtons() {
  const { shell } = useWords();
  const store = useDeskStore();
  // A step that undoes an undo redoes the change.
  const { undo, redo } = useDeskJson(() => {
    const { undo: next, redo: again } = store.undoable;
    const unread = store.getState().unread.at(-1);
    return {
      undo: unread
        ? shell.clear(unread)
        : next
          ? (stepAct(next) === 'undone' ? shell.redoWhat : shell.undoWhat)(next.sentence)
          : '',
      redo: again ? (stepAct(again) === 'undone' ? shell.undoWhat : shell.redoWhat)(again.sentence) : '',
    };
  });
  return (
    <>
      <Tooltip label={undo || shell.undo}>
        <ActionIcon
          variant="default"
          size="input-sm"
          disabled={!undo}
          onClick={() => store.undo()}
          aria-label={shell.undo}
          aria-description={undo}
        >
          ↶
        </ActionIcon>
      </Tooltip>
      <Tooltip label={redo || shell.redo}>
        <ActionIcon
          variant="default"
          size="input-sm"
          disabled={!redo}
          onClick={() => store.redo()}
          aria-label={shell.redo}
          aria-description={redo}
        >
          ↷
        </ActionIcon>
      </Tooltip>
    </>
  );
}
