import { Alert, Text } from '@mantine/core';
import type { FieldProps } from './field.ts';

/** Label and hint of a field with several inputs, and findings about the field as a whole. */
export function FieldHead({
  label,
  hint,
  errors = [],
}: Pick<FieldProps, 'hint' | 'label'> & Partial<Pick<FieldProps, 'errors'>>) {
  return (
    <>
      <Text fw={500}>{label}</Text>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {errors.length > 0 && <Alert color="red">{errors.join(' ')}</Alert>}
    </>
  );
}
