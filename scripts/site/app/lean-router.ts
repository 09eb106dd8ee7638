/** A component's name for developers' tools, written onto it after it is made. */
const WRITTEN_NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** A component that is a class, and the context that is written onto it after it is made. */
const COMPONENT_CLASS =
  /= (class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\w+\.contextType = (\w+);)?$/gm;
const HARMLESS_CALL = /\bReact\d*\.(?:createContext|createElement|forwardRef|memo)\(/g;

/**
 * A module of React Router that says of its components that making them does nothing else: bundlers keep all of
 * them otherwise, used or not. What it does stays the same, names for developers' tools left out.
 *
 * @param code as published, not minified
 */
export function withPureComponents(code: string): string {
  return code
    .replace(WRITTEN_NAME, '')
    .replace(COMPONENT_CLASS, (_, component: string, context?: string) => {
      const made = context ? `Object.assign(${component}, { contextType: ${context} })` : component;
      return `= /* @__PURE__ */ (() => ${made})();`;
    })
    .replace(HARMLESS_CALL, '/* @__PURE__ */ $&');
}
