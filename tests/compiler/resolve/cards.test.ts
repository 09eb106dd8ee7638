import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

function cardOf(workspace: Workspace, section: string, id: string) {
  const italian = languageOf(compiled(workspace.sources).site, 'it');
  const cards = pageOf(italian, 'section', section).groups.flatMap(({ packages }) => packages);
  return cards.find((card) => card.id === id);
}

describe('the card of a tour', () => {
  it('knows the ages that its table has rates for', () => {
    expect(cardOf(secondOperator(), '/a-piedi', 'sentiero-laghi-12d')?.prices?.ages).toEqual([
      'infant',
      'child',
      'teenager',
    ]);
  });
});
