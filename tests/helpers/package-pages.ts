import { compileSite } from '../../scripts/compiler/compile.ts';
import type { PackagePage } from '../../src/shared/page-data/package.ts';
import { languageOf } from './first-operator.ts';
import { secondOperator } from './workspace.ts';

const compiled = compileSite(secondOperator().sources);
if (!compiled.ok) throw new Error('The fixture has errors.');
const { site } = compiled;

function pagesIn(code: string): readonly PackagePage[] {
  return languageOf(site, code).pages.flatMap((page) => (page.kind === 'package' ? [page] : []));
}

/** The second operator's tours, in the operator's language. */
export const packagePages = pagesIn('it');

/** The same in another language. */
export const dutchPackagePages = pagesIn('nl');
