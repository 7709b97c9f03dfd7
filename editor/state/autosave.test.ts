import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeAuthoring, type FakeAuthoring } from '../api/testing/fakeAuthoring.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { editReducer } from './editReducer.ts';
import { type EditFact, type EditState, initialEdit } from './editState.ts';
import { readStoredEdit, writeStoredEdit } from './storedEdit.ts';

const item = {
  itemId: 'hero',
  language: 'sv',
  name: 'Hero',
  displayName: 'Hero',
  path: '/hero',
  templateName: 'HeroBanner',
  version: 1,
  revision: 'r1',
  fields: { Title: 'Hej', Text: 'Text' },
};

let fake: FakeAuthoring;
let state: EditState;
let autosave: Autosave;

function dispatch(fact: EditFact): void {
  state = editReducer(state, fact);
  autosave.sync(state);
}

function type(value: string): void {
  const changes = [{ itemId: 'hero', field: 'Title', value }];
  dispatch({ type: 'changed', changes, typedAt: Date.now() });
}

const savedTitle = () => fake.itemNow(item)?.fields['Title'];

beforeEach(() => {
  vi.useFakeTimers();
  fake = createFakeAuthoring({ items: [item], pages: [], definitions: [] });
  state = initialEdit;
  autosave = createAutosave(fake.api, dispatch);
  dispatch({ type: 'itemLoaded', item });
});

test('words are saved once, after a pause', async () => {
  for (const text of ['H', 'Ha', 'Hal']) {
    type(text);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(fake.writes).toEqual([]);
  await vi.advanceTimersByTimeAsync(800);
  expect(savedTitle()).toBe('Hal');
  expect(fake.writes).toEqual(['update']);
  expect(writeStoredEdit(state)).toBeUndefined();
});

test('typing without a pause is saved too', async () => {
  for (let at = 0; at < 20; at += 1) {
    type(`text ${at}`);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(fake.writes.length).toBe(1);
});

test('what is typed during a save is saved after it, on the new revision', async () => {
  type('A');
  await vi.advanceTimersByTimeAsync(799);
  const flushed = autosave.flush();
  type('B');
  await flushed;
  await vi.advanceTimersByTimeAsync(800);
  expect(savedTitle()).toBe('B');
  expect(fake.writes).toEqual(['update', 'update']);
});

test.each(['offline', 'service-gone'] as const)(
  '%s: it is tried again until it works',
  async (kind) => {
    fake.failWith(kind === 'offline' ? { kind } : { kind, reason: 'x' });
    type('A');
    await vi.advanceTimersByTimeAsync(800);
    expect(state.connection).toMatchObject({ kind: 'lost', cause: kind });
    expect(readStoredEdit(writeStoredEdit(state) ?? null)).toEqual([
      { itemId: 'hero', revision: 'r1', fields: { Title: 'A' } },
    ]);
    fake.failWith(undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(savedTitle()).toBe('A');
    expect(state.connection.kind).toBe('connected');
  },
);

test('signed out: nothing is sent until the editor has signed in again', async () => {
  fake.failWith({ kind: 'signed-out' });
  type('A');
  await vi.advanceTimersByTimeAsync(60_000);
  fake.failWith(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fake.writes).toEqual([]);
  dispatch({ type: 'signedIn' });
  await vi.advanceTimersByTimeAsync(800);
  expect(savedTitle()).toBe('A');
});

test('another field that somebody else has changed doesn’t disturb', async () => {
  fake.changeElsewhere(item, { Text: 'Theirs' });
  type('A');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fake.itemNow(item)?.fields).toEqual({ Title: 'A', Text: 'Theirs' });
  expect(state.items['hero']?.current['Text']).toBe('Theirs');
});

test('the same field is asked about, and the choice is saved', async () => {
  fake.changeElsewhere(item, { Title: 'Theirs' });
  type('Mine');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.items['hero']?.save).toMatchObject({ conflicts: [{ theirs: 'Theirs' }] });
  expect(savedTitle()).toBe('Theirs');
  dispatch({ type: 'conflictResolved', itemId: 'hero', field: 'Title', kept: 'yours' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(savedTitle()).toBe('Mine');
});

test('before publishing, it says whether everything is saved', async () => {
  type('A');
  expect(await autosave.flush()).toBe(true);
  expect(savedTitle()).toBe('A');
  fake.failWith({ kind: 'invalid', field: 'Title', message: 'is too long' });
  type('B');
  expect(await autosave.flush()).toBe(false);
  expect(await autosave.flush()).toBe(false);
});

test('stopping leaves no timer', async () => {
  type('A');
  expect(vi.getTimerCount()).toBe(1);
  autosave.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('anything but a list of edits is nothing', () => {
  expect(['', '{', '{}', '[1, {"itemId": 2}]', null].flatMap(readStoredEdit)).toEqual([]);
});
