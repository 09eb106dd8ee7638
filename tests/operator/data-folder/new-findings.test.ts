import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { newFindings } from '../../../scripts/operator/data-folder/new-findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const findingsOf = (workspace: Workspace) => checkSite(workspace.sources).diagnostics;

const site = secondOperator();
const faulty = site.unset('texts/nl/packages.json', ['orta-2d', 'summary']);

describe('the findings that were not there before', () => {
  it('are none of the same folder', () => {
    expect(newFindings(findingsOf(faulty), findingsOf(faulty))).toEqual([]);
  });

  it('are those that came, not those that moved', () => {
    const moved = faulty.withText('texts/nl/packages.json', `\n\n${faulty.text('texts/nl/packages.json')}`);
    expect(newFindings(findingsOf(faulty), findingsOf(moved))).toEqual([]);
    const more = moved.unset('texts/nl/packages.json', ['orta-2d', 'idealFor']);
    const [found, ...others] = newFindings(findingsOf(faulty), findingsOf(more));
    expect(others).toEqual([]);
    expect(found?.message).toContain('idealFor');
  });

  it('are all where there were none', () => {
    expect(newFindings([], findingsOf(faulty))).toHaveLength(findingsOf(faulty).length);
  });
});
