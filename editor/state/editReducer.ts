import type { AuthoredItem, FieldTexts } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import {
  type EditChange,
  type EditConnection,
  type EditedItem,
  type EditFact,
  type EditState,
  type EditStep,
  type FieldChange,
  type ItemSave,
  unsavedFields,
} from './editState.ts';

/** Keystrokes that follow each other within this time are one step. */
const typingPauseMs = 1_000;

const maxSteps = 500;

/** The state after something happened. A fact about an item that isn't loaded changes nothing. */
export function editReducer(state: EditState, fact: EditFact): EditState {
  switch (fact.type) {
    case 'itemLoaded':
      return load(state, fact.item);
    case 'restored':
      return onItem(state, fact.itemId, (item) => restore(item, fact.revision, fact.fields));
    case 'changed':
      return change(state, fact.changes, fact.typedAt);
    case 'undone':
      return moveStep(state, 'undo');
    case 'redone':
      return moveStep(state, 'redo');
    case 'saveStarted':
      return onItem(state, fact.itemId, (item) =>
        withSave(item, { kind: 'saving', sent: unsavedFields(item) }),
      );
    case 'saveConfirmed':
      return rendered(confirm(state, fact.item));
    case 'saveFailed':
      return failSave(state, fact.itemId, fact.failure);
    case 'itemRefreshed':
      return rendered(onItem(state, fact.item.itemId, (item) => refresh(item, fact.item)));
    case 'conflictResolved':
      return resolve(state, fact.itemId, fact.field, fact.kept);
    case 'connectionRetried':
      return state.connection.kind === 'lost' ? connected(state) : state;
    case 'signedIn':
      return connected(state);
  }
}

function connected(state: EditState): EditState {
  return { ...state, connection: { kind: 'connected' } };
}

function rendered(state: EditState): EditState {
  return { ...state, renders: state.renders + 1 };
}

function withItem(state: EditState, item: EditedItem): EditState {
  return { ...state, items: { ...state.items, [item.saved.itemId]: item } };
}

/** An item that is edited already, such as that of a new block, keeps what was typed. */
function load(state: EditState, item: AuthoredItem): EditState {
  const known = state.items[item.itemId];
  if (!known) return withItem(state, { saved: item, current: item.fields, save: { kind: 'idle' } });
  return known.save.kind === 'saving' ? state : withItem(state, refresh(known, item));
}

function onItem(
  state: EditState,
  itemId: string,
  next: (item: EditedItem) => EditedItem,
): EditState {
  const item = state.items[itemId];
  return item ? withItem(state, next(item)) : state;
}

function withSave(item: EditedItem, save: ItemSave): EditedItem {
  return { ...item, save };
}

/** The service compares with the revision that the words were typed over, and so finds what others have changed since. */
function restore(item: EditedItem, revision: string, fields: FieldTexts): EditedItem {
  const restored = { ...item, current: { ...item.current, ...fields } };
  // The last save may have arrived, but its confirmation not.
  if (Object.keys(unsavedFields(restored)).length === 0) return item;
  return { ...restored, saved: { ...item.saved, revision } };
}

function change(
  state: EditState,
  changes: readonly FieldChange[],
  typedAt: number | undefined,
): EditState {
  const made = changes.flatMap(({ itemId, field, value }): readonly EditChange[] => {
    const item = state.items[itemId];
    const before = item?.current[field] ?? '';
    return item && before !== value ? [{ itemId, field, before, after: value }] : [];
  });
  if (made.length === 0) return state;
  const next = apply(
    state,
    made.map(({ after, ...rest }) => ({ ...rest, value: after })),
  );
  return { ...next, past: withStep(state.past, { changes: made, typedAt }), future: [] };
}

/** Adds a step, or adds a keystroke to the last one. */
function withStep(past: readonly EditStep[], step: EditStep): readonly EditStep[] {
  const last = past.at(-1);
  const merged = last && mergedSteps(last, step);
  return merged ? [...past.slice(0, -1), merged] : [...past, step].slice(-maxSteps);
}

function mergedSteps(last: EditStep, step: EditStep): EditStep | undefined {
  const [[first, ...more], [next]] = [last.changes, step.changes];
  if (!first || !next || more.length > 0 || step.changes.length > 1) return undefined;
  if (last.typedAt === undefined || step.typedAt === undefined) return undefined;
  if (step.typedAt - last.typedAt > typingPauseMs) return undefined;
  if (first.itemId !== next.itemId || first.field !== next.field) return undefined;
  return { changes: [{ ...first, after: next.after }], typedAt: step.typedAt };
}

/** Sets values. What the service has refused is tried again. */
function apply(state: EditState, changes: readonly FieldChange[]): EditState {
  return changes.reduce(
    (next, { itemId, field, value }) =>
      onItem(next, itemId, (item) => ({
        ...item,
        current: { ...item.current, [field]: value },
        save: item.save.kind === 'refused' ? { kind: 'idle' } : item.save,
      })),
    state,
  );
}

function moveStep(state: EditState, direction: 'undo' | 'redo'): EditState {
  const isUndo = direction === 'undo';
  const step = (isUndo ? state.past : state.future).at(-1);
  if (!step) return state;
  const changes = step.changes.map(({ itemId, field, before, after }) => ({
    itemId,
    field,
    value: isUndo ? before : after,
  }));
  // A keystroke after an undo is a step of its own.
  const closed = { ...step, typedAt: undefined };
  return {
    ...apply(state, isUndo ? changes.toReversed() : changes),
    past: isUndo ? state.past.slice(0, -1) : [...state.past, closed],
    future: isUndo ? [...state.future, closed] : state.future.slice(0, -1),
  };
}

/** What was sent is saved. What others have changed in other fields is taken over, and what was typed meanwhile stays. */
function confirm(state: EditState, fresh: AuthoredItem): EditState {
  return onItem(connected(state), fresh.itemId, (item) => {
    if (item.save.kind !== 'saving') return item;
    const fields = { ...item.saved.fields, ...item.save.sent };
    const typed = unsavedFields({ ...item, saved: { ...item.saved, fields } });
    return { saved: fresh, current: { ...fresh.fields, ...typed }, save: { kind: 'idle' } };
  });
}

function failSave(state: EditState, itemId: string, failure: AuthoringFailure): EditState {
  const next = onItem(state, itemId, (item) => withSave(item, saveAfter(failure)));
  return { ...next, connection: connectionAfter(state.connection, failure) };
}

function saveAfter(failure: AuthoringFailure): ItemSave {
  switch (failure.kind) {
    case 'offline':
    case 'service-gone':
    case 'signed-out':
      return { kind: 'idle' };
    case 'conflict': {
      const { conflicts, revision } = failure;
      return conflicts.length > 0
        ? { kind: 'conflicting', conflicts, revision }
        : { kind: 'outdated' };
    }
    case 'forbidden':
    case 'invalid':
    case 'malformed':
    case 'not-found':
    case 'too-large':
      return { kind: 'refused', failure };
  }
}

function connectionAfter(before: EditConnection, failure: AuthoringFailure): EditConnection {
  switch (failure.kind) {
    case 'offline':
    case 'service-gone':
      return {
        kind: 'lost',
        cause: failure.kind,
        attempts: before.kind === 'lost' ? before.attempts + 1 : 1,
      };
    case 'signed-out':
      return { kind: 'signed-out' };
    default:
      return before;
  }
}

/** Takes over what others have saved. Where the editor has a value of their own as well, they choose. */
function refresh(item: EditedItem, fresh: AuthoredItem): EditedItem {
  const unsaved = unsavedFields(item);
  const conflicts = Object.entries(unsaved).flatMap(([field, yours]) => {
    const [base, theirs] = [item.saved.fields[field] ?? '', fresh.fields[field] ?? ''];
    return theirs === base || theirs === yours ? [] : [{ field, yours, theirs, base }];
  });
  const { revision } = fresh;
  return {
    saved: fresh,
    current: { ...fresh.fields, ...unsaved },
    save: conflicts.length > 0 ? { kind: 'conflicting', conflicts, revision } : { kind: 'idle' },
  };
}

function resolve(
  state: EditState,
  itemId: string,
  field: string,
  kept: 'yours' | 'theirs',
): EditState {
  const item = state.items[itemId];
  if (item?.save.kind !== 'conflicting') return state;
  const { conflicts, revision } = item.save;
  const conflict = conflicts.find((each) => each.field === field);
  if (!conflict) return state;
  const open = conflicts.filter((each) => each !== conflict);
  const fields = { ...item.saved.fields, [field]: conflict.theirs };
  const next = withItem(state, {
    ...item,
    saved: { ...item.saved, fields },
    save:
      open.length > 0 ? { kind: 'conflicting', conflicts: open, revision } : { kind: 'outdated' },
  });
  if (kept === 'yours') return next;
  return change(next, [{ itemId, field, value: conflict.theirs }], undefined);
}
