import type { PackagePage } from '../../src/shared/page-data/package.ts';
import { languageOf } from './first-operator.ts';
import { resolvedWorkspace } from './resolved-workspace.ts';
import { secondOperator } from './workspace.ts';

const site = resolvedWorkspace(secondOperator());

function pagesIn(code: string): readonly PackagePage[] {
  return languageOf(site, code).pages.flatMap((page) => (page.kind === 'package' ? [page] : []));
}

/** The second operator's tours, in the operator's language. */
export const packagePages = pagesIn('it');

/** The same in another language. */
export const dutchPackagePages = pagesIn('nl');
