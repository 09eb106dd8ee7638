import { useMediaQuery } from '@mantine/hooks';

/** True on a touch screen, where there is usually no keyboard, and no files are dragged in. */
export function useIsTouched(): boolean {
  return useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false });
}
