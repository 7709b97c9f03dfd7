import { expect, test } from 'vitest';
import { compareSurfaces, nextVersion, type SurfaceChange } from './compareSurfaces.ts';
import type { Surface } from './surface.ts';

const old: Surface = {
  'component Button': '',
  'prop Button.size': "'m' | 'l' = 'm'",
  'prop Button.label': 'required string',
  'text verify': '{phone}',
};

const briefly = (changes: readonly SurfaceChange[]) =>
  changes.map(({ kind, name, isBreaking }) => `${name} ${kind}${isBreaking ? '!' : ''}`);

test.each<[string, Surface, readonly string[]]>([
  ['nothing', {}, []],
  ['a value more', { 'prop Button.size': "'m' | 'l' | 's' = 'm'" }, ['prop Button.size changed']],
  ['a value less', { 'prop Button.size': "'m' = 'm'" }, ['prop Button.size changed!']],
  ['another default', { 'prop Button.size': "'m' | 'l' = 'l'" }, ['prop Button.size changed']],
  [
    'a requirement',
    { 'prop Button.size': "required 'm' | 'l' = 'm'" },
    ['prop Button.size changed!'],
  ],
  ['a freedom', { 'prop Button.label': 'string' }, ['prop Button.label changed']],
  ['another type', { 'prop Button.label': 'required number' }, ['prop Button.label changed!']],
  [
    'a deprecation',
    { 'prop Button.size': "'m' | 'l' = 'm'; deprecated: use width" },
    ['prop Button.size deprecated'],
  ],
  ['a prop', { 'prop Button.icon': 'IconName' }, ['prop Button.icon added']],
  ['a required prop', { 'prop Button.icon': 'required IconName' }, ['prop Button.icon added!']],
  [
    'a component with its props',
    { 'component Card': '', 'prop Card.title': 'required string' },
    ['component Card added'],
  ],
  ['a mark less', { 'text verify': '' }, ['text verify changed!']],
  [
    'a field of a page',
    { 'template Page': '', 'field Page.Title': 'text' },
    ['template Page added'],
  ],
])('%s', (_what, changed, expected) => {
  expect(briefly(compareSurfaces(old, { ...old, ...changed }))).toEqual(expected);
});

test('what is removed breaks, and is told once', () => {
  expect(briefly(compareSurfaces(old, { 'text verify': '{phone}' }))).toEqual([
    'component Button removed!',
  ]);
  const { 'prop Button.size': _size, ...rest } = old;
  expect(briefly(compareSurfaces(old, rest))).toEqual(['prop Button.size removed!']);
});

test('fields of pages that stay are told one by one', () => {
  const page = { 'template Page': '', 'field Page.Title': 'text = empty' };
  expect(briefly(compareSurfaces(page, { 'template Page': '' }))).toEqual([
    'field Page.Title removed!',
  ]);
});

const change = (kind: SurfaceChange['kind'], isBreaking = false): SurfaceChange => ({
  kind,
  isBreaking,
  name: 'text a',
  before: '',
  after: '',
});

test.each([
  ['0.1.0', [], '0.1.1'],
  ['0.1.4', [change('added')], '0.1.5'],
  ['0.1.4', [change('removed', true), change('added')], '0.2.0'],
  ['1.2.3', [change('changed')], '1.2.4'],
  ['1.2.3', [change('deprecated')], '1.3.0'],
  ['1.2.3', [change('removed', true)], '2.0.0'],
])('after %s with %j comes %s', (version, changes, next) => {
  expect(nextVersion(version, changes)).toBe(next);
});
