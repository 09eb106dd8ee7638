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

  it('keeps the context of a component that is a class, and leaves other classes as they are', () => {
    const code = [
      'var Boundary = class extends React3.Component {',
      '  render() {',
      '    return this.context;',
      '  }',
      '};',
      'Boundary.contextType = Place;',
      'var Other = class extends React3.Component {',
      '};',
      'var Failure = class extends Error {',
      '};',
    ].join('\n');
    expect(withPureComponents(code)).toBe(
      [
        'var Boundary = /* @__PURE__ */ (() => Object.assign(class extends React3.Component {',
        '  render() {',
        '    return this.context;',
        '  }',
        '}, { contextType: Place }))();',
        'var Other = /* @__PURE__ */ (() => class extends React3.Component {',
        '})();',
        'var Failure = class extends Error {',
        '};',
      ].join('\n'),
    );
  });
});
