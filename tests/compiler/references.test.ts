import { describe, expect, it } from 'vitest';
import { listFindings } from '../helpers/findings.ts';
import { secondOperator } from '../helpers/workspace.ts';

const site = secondOperator();

describe('references between files', () => {
  it.each([
    ['site.json', ['defaultLanguage'], 'unknown-language'],
    ['site.json', ['operatorLanguage'], 'unknown-language'],
    ['site.json', ['overnightInclusions', 0], 'unknown-inclusion'],
    ['site.json', ['destinationTabs', 0], 'unknown-destinationTab'],
    ['home.json', ['hero'], 'unknown-image'],
    ['home.json', ['popular', 1, 'package'], 'unknown-package'],
    ['featured-tours.json', ['featuredTours', 1, 'section'], 'unknown-section'],
    ['navigation.json', ['header', 2, 'text'], 'unknown-menuText'],
    ['navigation.json', ['header', 2, 'children', 0, 'packages', 'region'], 'unknown-region'],
    ['navigation.json', ['header', 2, 'children', 0, 'packages', 'category'], 'unknown-category'],
    ['navigation.json', ['footer', 'popularDestinations', 0], 'unknown-destination'],
    ['destinations/mottarone.json', ['category'], 'unknown-destinationCategory'],
    ['options/lento.json', ['tier'], 'unknown-tier'],
    ['days/ferry-isole.json', ['activities', 1, 'timeText'], 'unknown-timeText'],
    ['days/orta-vecchia.json', ['image'], 'unknown-image'],
    ['prices/isole-lento.json', ['serves', 'category'], 'unknown-category'],
    ['prices/isole-lento.json', ['serves', 'options', 0], 'unknown-option'],
    ['sections/viaggi.json', ['groups', 0, 'region'], 'unknown-region'],
  ] as const)('to nothing in %s at %j are reported', (file, path, code) => {
    expect(listFindings(site.set(file, path, 'nowhere'), /^reference\./)).toContain(
      `${file} ${path.join('.')} reference.${code}`,
    );
  });

  it('to an unknown activity are reported once, not also as texts that are missing or unused', () => {
    const workspace = site.set('days/mercato.json', ['activities', 0, 'text'], 'markt');
    expect(listFindings(workspace)).toEqual([
      'days/mercato.json activities.0.text reference.unknown-activity',
    ]);
  });

  it('to a package whose own file is damaged are fine', () => {
    expect(listFindings(site.withText('packages/orta-2d.json', '{'))).toEqual([
      'packages/orta-2d.json  syntax.malformed',
    ]);
  });
});
