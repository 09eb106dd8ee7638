import { describe, expect, it } from 'vitest';
import { withPureComponents } from '../../../scripts/site/app/lean-router.ts';

describe('withPureComponents', () => {
  it('leaves out the names of components, and says of calls that they only make them', () => {
    const code = [
      'var Place = React2.createContext(null);',
      'Place.displayName = "Place";',
      'var Link = React11.forwardRef(function Link(props, ref) {',
      '  return props.title;',
      '});',
      'Link.displayName = "Link";',
      '',
    ].join('\n');
    expect(withPureComponents(code)).toBe(
      [
        'var Place = /* @__PURE__ */ React2.createContext(null);',
        '',
        'var Link = /* @__PURE__ */ React11.forwardRef(function Link(props, ref) {',
        '  return props.title;',
        '});',
        '',
        '',
      ].join('\n'),
    );
  });

  it('keeps the context of a component that is a class', () => {
    const code = [
      'var Boundary = class extends React3.Component {',
      '  render() {',
      '    return this.context;',
      '  }',
      '};',
      'Boundary.contextType = Place;',
      'var Other = class extends React3.Component {',
      '};',
      'var Error2 = class extends Error {',
      '};',
      '',
    ].join('\n');
    const React3 = { Component: class {} };
    const made = new Function(
      'React3',
      'Place',
      `${withPureComponents(code)}\nreturn { Boundary, Other, Error2 };`,
    );
    const { Boundary, Other, Error2 } = made(React3, 'place') as Record<string, { contextType?: string }>;
    expect(Boundary?.contextType).toBe('place');
    expect(Object.getPrototypeOf(Boundary)).toBe(React3.Component);
    expect(Object.getPrototypeOf(Other)).toBe(React3.Component);
    expect(Other?.contextType).toBeUndefined();
    expect(Object.getPrototypeOf(Error2)).toBe(Error);
  });
});
