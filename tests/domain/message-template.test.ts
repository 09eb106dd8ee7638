import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../src/domain/message-template.ts';

describe('a message whose values come later', () => {
  const template = ['From ', { value: 'start' }, ' to ', { value: 'end' }, '.'];

  it('has them where their names stand', () => {
    expect(fillTemplate(template, { end: 'Orta', start: 'Lecco' })).toBe('From Lecco to Orta.');
  });

  it('leaves out a value that is not given', () => {
    expect(fillTemplate(template, { start: 'Lecco' })).toBe('From Lecco to .');
  });
});
