import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../scripts/compiler/diagnostics/diagnostic.ts';
import { unreadFile } from '../../../scripts/compiler/diagnostics/files.ts';
import { damagedImage } from '../../../scripts/compiler/diagnostics/images.ts';
import { tooManyDigits } from '../../../scripts/compiler/diagnostics/prices.ts';
import { english } from '../../../scripts/messages/english.ts';

const at = { file: 'prices/walk.json', line: 3, column: 5, length: 8, path: 'rows.0.price' };

// Findings that no golden case shows.
it.each<readonly [code: string, make: () => Diagnostic, message: string, hint: string]>([
  [
    'syntax.too-large',
    () => unreadFile('walk.json', { reason: 'too-large', bytes: 3_000_000, limit: 2_000_000 }),
    'The file has 3,000,000 bytes; more than 2,000,000 are not read.',
    'Split the file, or remove what does not belong in it.',
  ],
  [
    'image.damaged',
    () => damagedImage('images/lake.jpg', 'premature end'),
    'The picture is damaged: only a part of it can be decoded (premature end).',
    'Copy it again from where it came from, or save it anew in a picture program.',
  ],
  [
    'shape.rule',
    () => tooManyDigits(at, '1234567890123456'),
    'The amount 1234567890123456 has more digits than can be reckoned with.',
    'Round it to the decimals of the currency.',
  ],
])('%s says what was found, and what to do', (code, make, message, hint) => {
  const finding = make();
  expect(finding).toMatchObject({ code, severity: 'error' });
  expect(finding.explain(english)).toEqual({ message, hint });
});
