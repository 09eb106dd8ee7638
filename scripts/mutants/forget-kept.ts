import type { Plugin } from 'vite';

/** Where changed modules leave how to forget what they keep between calls. */
export const FORGET = '__forget_kept__';

/** What a module keeps: a map that begins empty, or a variable without a value; types may take several lines. */
const KEPT = /^(?:const (\w+)( = new (?:WeakMap|Map)<[^()]*>\(\))|let (\w+): (?:\{[^{}=]*\}|[^={}\n])*);$/gm;

/** Code of a module that says how to forget what it keeps, after each statement that keeps something. */
export function withForgetting(code: string): string {
  return code.replace(KEPT, (statement, map?: string, value?: string, variable?: string) => {
    const reset = map === undefined ? `${variable} = undefined` : `${map}${value}`;
    return `${statement.replace(/^const/, 'let')} (globalThis.${FORGET} ??= []).push(() => { ${reset}; });`;
  });
}

/** Modules that forget: those of the compiler, but for what reads the coasts of the earth, and what tests share. */
export function forgets(path: string): boolean {
  return /\/(?:scripts\/compiler\/(?!(?:map|read)\/)|tests\/helpers\/).*\.ts$/.test(path);
}

/**
 * Lets modules forget what they keep from one call to the next, as if they were loaded anew. Loading them anew
 * would take longer than most tests do. What a changed module kept would otherwise answer for the next one, and
 * only the first test that asks would be taken to reach the code; so would a site that tests share. The coasts of
 * the earth take long to read, and are never another’s answer: what read them keeps them. Tests of maps and of
 * reading load modules anew.
 */
export const forgetKept: Plugin = {
  name: 'forget-kept',
  enforce: 'pre',
  transform(code, id) {
    return forgets(id) ? { code: withForgetting(code), map: null } : undefined;
  },
};
