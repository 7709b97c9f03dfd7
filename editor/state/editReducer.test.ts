import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AuthoredItem } from '../api/authoringApi.ts';
import { editReducer } from './editReducer.ts';
import { type EditFact, type EditState, initialEdit, unsavedFields } from './editState.ts';

const item: AuthoredItem = {
  itemId: 'hero',
  language: 'sv',
  name: 'HeroBanner-1',
  displayName: 'HeroBanner-1',
  path: '/sitecore/content/home/Data/HeroBanner-1',
  templateName: 'HeroBanner',
  version: 1,
  revision: 'r1',
  fields: { Title: 'Hej', Text: 'Välkommen' },
};

function reached(...facts: readonly EditFact[]): EditState {
  return facts.reduce(editReducer, editReducer(initialEdit, { type: 'itemLoaded', item }));
}

function typed(value: string, typedAt?: number, field = 'Title'): EditFact {
  return { type: 'changed', changes: [{ itemId: 'hero', field, value }], typedAt };
}

const title = (state: EditState) => state.items['hero']?.current['Title'];
const started: EditFact = { type: 'saveStarted', itemId: 'hero' };
const confirmed: EditFact = {
  type: 'saveConfirmed',
  item: { ...item, revision: 'r2', fields: { Title: 'A', Text: 'Theirs' } },
};

describe('undo', () => {
  test('keystrokes without a pause are one step', () => {
    const state = reached(
      typed('H', 0),
      typed('Ha', 900),
      typed('Hal', 1_800),
      typed('Halt', 4_000),
    );
    expect(state.past).toHaveLength(2);
    expect(title(editReducer(state, { type: 'undone' }))).toBe('Hal');
  });

  test('another field, another kind of change and a change after an undo are steps of their own', () => {
    const undoneOnce = reached(typed('A', 0), typed('B', 5_000), { type: 'undone' });
    expect(editReducer(undoneOnce, typed('C', 5_001)).past).toHaveLength(2);
    expect(reached(typed('A', 0), typed('A', 1, 'Text')).past).toHaveLength(2);
    expect(reached(typed('A', 0), typed('B')).past).toHaveLength(2);
  });

  test('a new change leaves nothing to do again', () => {
    expect(reached(typed('A'), { type: 'undone' }, typed('B')).future).toEqual([]);
  });

  propertyTest.prop([fc.array(fc.string(), { maxLength: 120 })])(
    'undoing all and doing all again restores both ends',
    (values) => {
      const end = reached(...values.map((value) => typed(value)));
      const steps = end.past.length;
      const back = Array<EditFact>(steps).fill({ type: 'undone' }).reduce(editReducer, end);
      const forth = Array<EditFact>(steps).fill({ type: 'redone' }).reduce(editReducer, back);
      expect(title(back)).toBe('Hej');
      expect(title(forth)).toBe(title(end));
    },
  );

  test('at least 100 steps are kept', () => {
    const many = reached(...Array.from({ length: 700 }, (_, at) => typed(`${at}`)));
    expect(many.past.length).toBeGreaterThanOrEqual(100);
    expect(many.past.length).toBeLessThan(700);
  });
});

describe('saving', () => {
  test('what is typed while a save is under way is still unsaved after it', () => {
    const state = reached(typed('A'), started, typed('B'), confirmed);
    expect(state.items['hero']?.saved).toMatchObject({ revision: 'r2', fields: { Title: 'A' } });
    expect(state.items['hero']?.current).toEqual({ Title: 'B', Text: 'Theirs' });
    expect(state.items['hero'] && unsavedFields(state.items['hero'])).toEqual({ Title: 'B' });
  });

  test.each([
    [{ kind: 'offline' } as const, { kind: 'lost', cause: 'offline', attempts: 1 }],
    [
      { kind: 'service-gone', reason: 'x' } as const,
      { kind: 'lost', cause: 'service-gone', attempts: 1 },
    ],
    [{ kind: 'signed-out' } as const, { kind: 'signed-out' }],
  ])('%j loses no word and is tried again', (failure, connection) => {
    const state = reached(typed('A'), started, { type: 'saveFailed', itemId: 'hero', failure });
    expect(state.connection).toEqual(connection);
    expect(state.items['hero']?.save).toEqual({ kind: 'idle' });
    expect(title(state)).toBe('A');
  });

  test('what was refused is tried again when it has been changed', () => {
    const failure = { kind: 'invalid', field: 'Title', message: 'is too long' } as const;
    const refused = reached(typed('A'), started, { type: 'saveFailed', itemId: 'hero', failure });
    expect(refused.items['hero']?.save.kind).toBe('refused');
    expect(editReducer(refused, typed('B')).items['hero']?.save.kind).toBe('idle');
  });

  test('a successful save connects again', () => {
    const failure = { kind: 'offline' } as const;
    const lost = reached(typed('A'), started, { type: 'saveFailed', itemId: 'hero', failure });
    const again = [{ type: 'connectionRetried' }, started, confirmed] as const;
    expect(again.reduce(editReducer, lost).connection.kind).toBe('connected');
  });
});

describe('conflicts', () => {
  const conflict: EditFact = {
    type: 'saveFailed',
    itemId: 'hero',
    failure: {
      kind: 'conflict',
      revision: 'r9',
      conflicts: [{ field: 'Title', yours: 'A', theirs: 'T', base: 'Hej' }],
    },
  };
  const fresh = { ...item, revision: 'r9', fields: { Title: 'T', Text: 'Ny' } };
  /** What becomes of a conflict that is resolved, when the item is read again. */
  const resolved = (kept: 'yours' | 'theirs', now: AuthoredItem) =>
    reached(
      typed('A'),
      started,
      conflict,
      { type: 'conflictResolved', itemId: 'hero', field: 'Title', kept },
      { type: 'itemRefreshed', item: now },
    );

  test('theirs: the value is taken over, and can be undone', () => {
    const state = resolved('theirs', fresh);
    expect(state.items['hero']).toMatchObject({ current: fresh.fields, save: { kind: 'idle' } });
    expect(title(editReducer(state, { type: 'undone' }))).toBe('A');
  });

  test('yours: it is saved over theirs, and other changes of theirs are taken over', () => {
    const state = resolved('yours', fresh);
    expect(state.items['hero']).toMatchObject({
      saved: { revision: 'r9' },
      current: { Title: 'A', Text: 'Ny' },
      save: { kind: 'idle' },
    });
  });

  test('what they change between the choice and the next save is asked again', () => {
    const later = { ...fresh, fields: { ...fresh.fields, Title: 'T2' } };
    const state = resolved('yours', later);
    expect(state.items['hero']?.save).toMatchObject({ conflicts: [{ theirs: 'T2', yours: 'A' }] });
  });
});

test('an item that is loaded again keeps what was typed, also while it is saved', () => {
  const again: EditFact = { type: 'itemLoaded', item };
  expect(title(reached(typed('A'), again))).toBe('A');
  const state = reached(typed('A'), started, again, confirmed);
  expect(state.items['hero']).toMatchObject({ saved: { revision: 'r2' }, save: { kind: 'idle' } });
});

test('restored words are compared with the revision that they were typed over', () => {
  const fields = { Title: 'Z' };
  const state = reached({ type: 'restored', itemId: 'hero', revision: 'r0', fields });
  expect(state.items['hero']).toMatchObject({ saved: { revision: 'r0' }, current: { Title: 'Z' } });
});
