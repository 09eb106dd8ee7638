import { beforeEach, describe, expect, it } from 'vitest';
import { Noticed } from '../../scripts/mutants/likely-first.ts';

describe('the order of files of tests', () => {
  let noticed = new Noticed();
  beforeEach(() => {
    noticed = new Noticed();
    noticed.took('quick', 10);
    noticed.took('slow', 1000);
    noticed.took('slower', 2000);
  });

  it('begins with the quickest where nothing has been noticed', () => {
    expect(noticed.order(['slower', 'quick', 'slow'])).toEqual(['quick', 'slow', 'slower']);
  });

  it('puts what has just noticed a change before what takes as long', () => {
    noticed.add('slower');
    expect(noticed.order(['slow', 'slower'])).toEqual(['slower', 'slow']);
  });

  it('keeps a quick file before one that takes a hundred times as long, whatever that has noticed', () => {
    noticed.add('slower');
    expect(noticed.order(['slower', 'quick'])).toEqual(['quick', 'slower']);
  });

  it('forgets what was noticed long ago, and remembers what was noticed often', () => {
    noticed.add('slower');
    noticed.add('slower');
    noticed.add('slower');
    noticed.add('slow');
    expect(noticed.order(['slow', 'slower'])).toEqual(['slow', 'slower']);
    for (let change = 0; change < 20; change += 1) noticed.add(undefined);
    noticed.add('slower');
    expect(noticed.order(['slow', 'slower'])).toEqual(['slower', 'slow']);
  });

  it('goes by the longest that a file took: one that notices something ends early', () => {
    noticed.took('slower', 1);
    expect(noticed.order(['slower', 'slow'])).toEqual(['slow', 'slower']);
  });
});
