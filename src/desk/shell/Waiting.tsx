import { Alert, Loader } from '@mantine/core';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** A placeholder until the server answers; reports if it does not. */
export function Waiting() {
  const { today } = useWords();
  const failure = useDesk((state) => state.failure);
  if (failure === undefined) return <Loader aria-label={today.looking} mx="auto" my="md" display="block" />;
  return (
    <Alert color="red" role="alert">
      {failure}
    </Alert>
  );
}
