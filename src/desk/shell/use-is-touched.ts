import { useMediaQuery } from '@mantine/hooks';

/** True on a screen that is touched: there is no keyboard to speak of, and nothing is dragged in from outside. */
export function useIsTouched(): boolean {
  return useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false });
}
