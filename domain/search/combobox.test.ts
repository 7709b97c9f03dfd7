import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  activeOption,
  type Combobox,
  type ComboboxFact,
  combobox,
  emptyCombobox,
  type Step,
} from './combobox.ts';

type Fact = ComboboxFact<string>;

function replay(...facts: readonly Fact[]): Combobox<string> {
  return facts.reduce<Combobox<string>>(combobox, emptyCombobox);
}

const typed = (text: string): Fact => ({ type: 'typed', text });
const answered = (text: string, ...options: readonly string[]): Fact => ({
  type: 'answered',
  text,
  options,
});
const moved = (to: Step): Fact => ({ type: 'moved', to });
const failed: Fact = { type: 'failed', text: 'vol' };
const dismissed: Fact = { type: 'dismissed' };
const open = [typed('vol'), answered('vol', 'a', 'b', 'c')] as const;

test.each<[string, readonly Fact[], object]>([
  ['nothing typed', [], { text: '', popup: { kind: 'closed' } }],
  ['blanks typed', [typed('  ')], { text: '', popup: { kind: 'closed' } }],
  ['a word typed', [typed(' vol ')], { text: 'vol', popup: { kind: 'awaited' } }],
  ['an answer', open, { options: ['a', 'b', 'c'], popup: { kind: 'open' } }],
  ['an answer without options', [typed('x'), answered('x')], { popup: { kind: 'empty' } }],
  [
    'an answer to what is no longer typed',
    [typed('vo'), typed('vol'), answered('vo', 'a')],
    { options: [], popup: { kind: 'awaited' } },
  ],
  [
    'more typed: the options stay until others come',
    [...open, typed('volv')],
    { text: 'volv', options: ['a', 'b', 'c'], popup: { kind: 'open' } },
  ],
  [
    'a blank behind it changes nothing',
    [...open, moved('next'), typed('vol ')],
    { popup: { kind: 'open', active: 0 } },
  ],
  [
    'the other answer',
    [...open, moved('next'), typed('volv'), answered('volv', 'd')],
    { options: ['d'], popup: { kind: 'open' } },
  ],
  [
    'everything deleted',
    [...open, typed('')],
    { text: '', options: [], popup: { kind: 'closed' } },
  ],
  ['sent away', [...open, dismissed], { options: ['a', 'b', 'c'], popup: { kind: 'closed' } }],
  [
    'sent away before the answer',
    [typed('vol'), dismissed, answered('vol', 'a')],
    { options: ['a'], popup: { kind: 'closed' } },
  ],
  ['sent away and typed on', [...open, dismissed, typed('volv')], { popup: { kind: 'awaited' } }],
  ['a failure', [typed('vol'), failed], { text: 'vol', options: [], popup: { kind: 'closed' } }],
  [
    'a failure of what is no longer typed',
    [...open, typed('volv'), failed],
    { popup: { kind: 'open' } },
  ],
])('%s', (_what, facts, expected) => {
  expect(replay(...facts)).toMatchObject(expected);
});

test.each<[string, readonly Step[], number | undefined]>([
  ['down to the first', ['next'], 0],
  ['down twice', ['next', 'next'], 1],
  ['down past the last, back into the text', ['next', 'next', 'next', 'next'], undefined],
  ['up to the last', ['previous'], 2],
  ['up from the first, back into the text', ['next', 'previous'], undefined],
  ['to the last', ['next', 'last'], 2],
  ['to the first', ['previous', 'first'], 0],
  ['to the first of the text', ['first'], undefined],
  ['to the last of the text', ['last'], undefined],
])('keys lead %s', (_where, steps, active) => {
  expect(activeOption(replay(...open, ...steps.map(moved)))).toBe(active);
});

test('a key calls back what was sent away', () => {
  expect(replay(...open, dismissed, moved('next')).popup).toEqual({ kind: 'open', active: 0 });
  expect(replay(...open, dismissed, moved('last')).popup).toEqual({ kind: 'closed' });
});

const facts = fc.oneof(
  fc.constantFrom('', 'v', 'vo', ' vo').map(typed),
  fc
    .tuple(fc.constantFrom('v', 'vo'), fc.array(fc.string(), { maxLength: 3 }))
    .map(([text, options]) => answered(text, ...options)),
  fc.constantFrom<Step>('next', 'previous', 'first', 'last').map(moved),
  fc.constantFrom(dismissed, failed),
);

propertyTest.prop([fc.array(facts)])('the keys are always at an option that is there', (all) => {
  const state = replay(...all);
  const active = activeOption(state);
  if (active !== undefined) expect(state.options[active]).toBeDefined();
  if (state.popup.kind === 'open') expect(state.options.length).toBeGreaterThan(0);
});
