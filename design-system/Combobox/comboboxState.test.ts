import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  activeOption,
  type ComboboxFact,
  type ComboboxState,
  comboboxReducer,
  initialCombobox,
  type Step,
} from './comboboxState.ts';

interface Option {
  readonly value: string;
}

type Fact = ComboboxFact<Option>;

const combobox = comboboxReducer<Option>(({ value }) => value);

function replay(...facts: readonly Fact[]): ComboboxState<Option> {
  return facts.reduce<ComboboxState<Option>>(combobox, initialCombobox);
}

/** New objects, as each answer has. */
const optionsOf = (...values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value }));

const typed = (text: string): Fact => ({ type: 'typed', text });
const answered = (text: string, ...values: readonly string[]): Fact => ({
  type: 'answered',
  text,
  options: optionsOf(...values),
});
const moved = (to: Step): Fact => ({ type: 'moved', to });
const failed: Fact = { type: 'failed', text: 'vol', options: [] };
const dismissed: Fact = { type: 'dismissed' };
const retried: Fact = { type: 'retried' };
const finished: Fact = { type: 'finished' };
const open = [typed('vol'), answered('vol', 'a', 'b', 'c')] as const;

test.each<[string, readonly Fact[], object]>([
  ['nothing typed', [], { text: '', popup: { kind: 'closed' } }],
  ['blanks typed', [typed('  ')], { text: '', popup: { kind: 'closed' } }],
  ['a word typed', [typed(' vol ')], { text: 'vol', popup: { kind: 'awaited' } }],
  ['an answer', open, { options: optionsOf('a', 'b', 'c'), popup: { kind: 'open' } }],
  ['no options', [typed('x'), answered('x')], { lack: 'none', popup: { kind: 'closed' } }],
  [
    'no options, then more typed: the note stays, so that it is announced once',
    [typed('x'), answered('x'), typed('xy')],
    { lack: 'none', popup: { kind: 'awaited' } },
  ],
  [
    'options after none',
    [typed('x'), answered('x'), typed('xy'), answered('xy', 'a')],
    { lack: undefined, popup: { kind: 'open' } },
  ],
  [
    'an answer to an outdated text',
    [typed('vo'), typed('vol'), answered('vo', 'a')],
    { options: [], popup: { kind: 'awaited' } },
  ],
  [
    'more typed: the options stay until new ones arrive',
    [...open, typed('volv')],
    { text: 'volv', options: optionsOf('a', 'b', 'c'), popup: { kind: 'open' } },
  ],
  [
    'a trailing space changes nothing',
    [...open, moved('next'), typed('vol ')],
    { popup: { kind: 'open', active: 0 } },
  ],
  [
    'the next answer',
    [...open, moved('next'), typed('volv'), answered('volv', 'd')],
    { options: optionsOf('d'), popup: { kind: 'open' } },
  ],
  [
    'everything deleted',
    [...open, typed('')],
    { text: '', options: [], popup: { kind: 'closed' } },
  ],
  [
    'dismissed',
    [...open, dismissed],
    { options: optionsOf('a', 'b', 'c'), popup: { kind: 'closed' } },
  ],
  [
    'dismissed before the answer',
    [typed('vol'), dismissed, answered('vol', 'a')],
    { options: optionsOf('a'), popup: { kind: 'closed' } },
  ],
  ['dismissed, then typed on', [...open, dismissed, typed('volv')], { popup: { kind: 'awaited' } }],
  ['a failure', [typed('vol'), failed], { text: 'vol', options: [], lack: 'failed' }],
  ['a failure after options', [...open, failed], { options: [], lack: 'failed' }],
  [
    'a failure while some options are known',
    [...open, { ...failed, options: optionsOf('a') }],
    { options: optionsOf('a'), popup: { kind: 'open' }, lack: 'failed' },
  ],
  [
    'dismissed before a failure',
    [typed('vol'), dismissed, failed],
    { popup: { kind: 'closed' }, lack: 'failed' },
  ],
  [
    'a failure, then typed on',
    [typed('vol'), failed, typed('volv')],
    { popup: { kind: 'awaited' }, lack: 'failed' },
  ],
  [
    'a failure, then everything deleted',
    [typed('vol'), failed, typed('')],
    { text: '', lack: undefined },
  ],
  [
    'a repeated request',
    [typed('vol'), failed, retried],
    { popup: { kind: 'awaited' }, lack: undefined },
  ],
  [
    'an answer to a repeated request',
    [typed('vol'), failed, retried, answered('vol', 'a')],
    { popup: { kind: 'open' }, lack: undefined },
  ],
  [
    'finished',
    [...open, finished],
    { text: '', options: optionsOf('a', 'b', 'c'), popup: { kind: 'closed' } },
  ],
  [
    'finished before a failure',
    [typed('vol'), finished, failed],
    { popup: { kind: 'closed' }, lack: undefined },
  ],
  ['finished, then the same text typed', [...open, finished, typed('vol')], { text: 'vol' }],
  ['a failure for an outdated text', [...open, typed('volv'), failed], { popup: { kind: 'open' } }],
])('%s', (_what, facts, expected) => {
  expect({ lack: undefined, ...replay(...facts) }).toMatchObject(expected);
});

test.each<[string, readonly Step[], number | undefined]>([
  ['down to the first', ['next'], 0],
  ['down twice', ['next', 'next'], 1],
  ['down past the last, back to the text', ['next', 'next', 'next', 'next'], undefined],
  ['up to the last', ['previous'], 2],
  ['up from the first, back to the text', ['next', 'previous'], undefined],
  ['to the last', ['next', 'last'], 2],
  ['to the first', ['previous', 'first'], 0],
  ['Home in the text', ['first'], undefined],
  ['End in the text', ['last'], undefined],
])('keys lead %s', (_where, steps, active) => {
  expect(activeOption(replay(...open, ...steps.map(moved)))).toBe(active);
});

test('an arrow key reopens a dismissed list', () => {
  expect(replay(...open, dismissed, moved('next')).popup).toEqual({ kind: 'open', active: 0 });
  expect(replay(...open, finished, moved('next')).popup).toEqual({ kind: 'open', active: 0 });
  expect(replay(...open, dismissed, moved('last')).popup).toEqual({ kind: 'closed' });
});

const facts = fc.oneof(
  fc.constantFrom('', 'v', 'vo', ' vo').map(typed),
  fc
    .tuple(fc.constantFrom('v', 'vo'), fc.array(fc.string(), { maxLength: 3 }))
    .map(([text, options]) => answered(text, ...options)),
  fc.constantFrom<Step>('next', 'previous', 'first', 'last').map(moved),
  fc.constantFrom(dismissed, failed, retried, finished),
);

propertyTest.prop([fc.array(facts)])('the active option always exists', (all) => {
  const state = replay(...all);
  const active = activeOption(state);
  if (active !== undefined) expect(state.options[active]).toBeDefined();
  if (state.popup.kind === 'open') expect(state.options.length).toBeGreaterThan(0);
});

test.each([
  ['before further options', ['a', 'b', 'c', 'd'], 0],
  ['behind further options', ['x', 'a'], 1],
  ['not among other options', ['x', 'y'], undefined],
])('the active option is kept %s', (_where, values, active) => {
  const more = answered('vol', ...values);
  expect(activeOption(replay(...open, moved('next'), more))).toBe(active);
});
