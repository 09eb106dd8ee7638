import { Alert, Anchor, List } from '@mantine/core';
import { Link } from 'react-router-dom';
import { describePlace } from '../form/describe-place.ts';
import { splitPath } from '../store/operation.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { fieldAddress } from './field-address.ts';

/** Limit of listed mistakes; the header links to all of them. */
const MAX_NAMED = 5;

interface FixFirstProps {
  /** A sentence on what the mistakes prevent; that nothing was changed unless given. */
  readonly title?: string;
  /** Called when a link to a mistake is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** Explains that something is impossible while the data has mistakes, with links to them. */
export function FixFirst({ title, onFollow }: FixFirstProps) {
  const words = useWords();
  const { shell, grid } = words;
  const mistakes = useDeskJson(({ documents, findings }) =>
    findings.flatMap(({ severity, file, path, message }) =>
      severity === 'error'
        ? [
            {
              name: describePlace(documents, { file, path: splitPath(path) }, words),
              address: fieldAddress(file, path),
              message,
            },
          ]
        : [],
    ),
  );
  return (
    <Alert color="red" role="alert" title={title ?? shell.fixFirst}>
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {mistakes.slice(0, MAX_NAMED).map(({ name, address, message }) => (
          <List.Item key={`${address} ${message}`}>
            <Anchor component={Link} to={address} inherit underline="always" onClick={onFollow}>
              {name}
            </Anchor>
            : {message}
          </List.Item>
        ))}
        {mistakes.length > MAX_NAMED && <List.Item>{grid.more(mistakes.length - MAX_NAMED)}</List.Item>}
      </List>
    </Alert>
  );
}
