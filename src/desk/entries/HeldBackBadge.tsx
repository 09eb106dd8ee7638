import { Badge } from '@mantine/core';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { isHeldBack } from './entry-tasks.ts';

/** Says that visitors do not see an entry yet; nothing if they do. */
export function HeldBackBadge({ file }: { readonly file: string }) {
  const { holding } = useWords();
  const isHeld = useDesk(({ documents }) => isHeldBack(documents, file));
  return isHeld ? (
    <Badge variant="outline" color="gray" tt="none" my={4}>
      {holding.badge}
    </Badge>
  ) : null;
}
