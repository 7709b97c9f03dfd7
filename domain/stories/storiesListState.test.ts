import { describe, expect, test } from 'vitest';
import {
  chosenTags,
  initialStoriesList,
  type ListPart,
  type StoriesListFact,
  type StoriesListState,
  storiesListReducer,
} from './storiesListState.ts';

type State = StoriesListState<string>;
type Fact = StoriesListFact<string>;
/** A fact, or a function that creates the answer to the list's current request. */
type Step = Fact | ((state: State) => Fact);

const firstPart: ListPart<string> = { stories: ['a', 'b', 'c', 'd'], total: 9, next: 'd' };
const secondPart: ListPart<string> = { stories: ['e', 'f', 'g', 'h'], total: 9, next: 'h' };
const lastPart: ListPart<string> = { stories: ['i'], total: 9 };
const electric: ListPart<string> = { stories: ['b', 'f'], total: 2 };

const toggled = (...tags: string[]): Fact => ({ type: 'searched', query: { tags, count: 0 } });
const more: Fact = { type: 'moreWanted' };
const retried: Fact = { type: 'retried' };
const opened = (tags: string[], count = 0): Fact => ({ type: 'opened', query: { tags, count } });
const goneTo = (tags: string[], count = 0): Fact => ({
  type: 'addressChanged',
  query: { tags, count },
});

function requestOf(state: State) {
  if (state.kind === 'settled') throw new Error('nothing was asked for');
  return state.request;
}
const arrived =
  (part: ListPart<string>): Step =>
  (state) => {
    return { type: 'arrived', request: requestOf(state), part };
  };
const failed: Step = (state) => ({ type: 'failed', request: requestOf(state) });

function play(start: State, ...steps: readonly Step[]): State {
  return steps.reduce<State>((state, step) => {
    return storiesListReducer(state, typeof step === 'function' ? step(state) : step);
  }, start);
}

const start = initialStoriesList(firstPart);
const electricState = play(start, toggled('elbil'), arrived(electric));

describe('more', () => {
  test('is requested at the end of the list, and appended', () => {
    const asking = play(start, more);
    expect(asking).toMatchObject({
      kind: 'loading',
      request: { tags: [], first: 4, after: 'd' },
      shown: firstPart,
    });
    expect(play(asking, arrived(secondPart))).toEqual({
      kind: 'settled',
      shown: { tags: [], stories: [...'abcdefgh'], total: 9, next: 'h' },
      focusAt: 4,
    });
  });

  test('continues to the end', () => {
    const end = play(start, more, arrived(secondPart), more, arrived(lastPart));
    expect(end).toEqual({
      kind: 'settled',
      shown: { tags: [], stories: [...'abcdefghi'], total: 9, next: undefined },
      focusAt: 8,
    });
    expect(play(end, more)).toBe(end);
  });

  test('is requested only once, even if pressed repeatedly', () => {
    const asking = play(start, more);
    expect(play(asking, more)).toBe(asking);
  });

  test('is asked for after a filter that is still loading', () => {
    const asking = play(start, toggled('elbil'));
    const both = play(asking, more, more);
    expect(requestOf(both)).toBe(requestOf(asking));
    const half: ListPart<string> = { stories: ['b', 'f'], total: 3, next: 'f' };
    const adding = play(both, arrived(half));
    expect(adding).toMatchObject({
      kind: 'loading',
      request: { tags: ['elbil'], first: 4, after: 'f', thenFocus: true },
      shown: { stories: ['b', 'f'] },
    });
    expect(play(adding, arrived({ stories: ['i'], total: 3 }))).toEqual({
      kind: 'settled',
      shown: { tags: ['elbil'], stories: ['b', 'f', 'i'], total: 3, next: undefined },
      focusAt: 2,
    });
  });

  test('is asked for after an earlier list that is still being restored', () => {
    const adding = play(start, opened([], 8), more, arrived(secondPart));
    expect(adding).toMatchObject({ request: { after: 'h', thenFocus: true } });
  });

  test('is not asked for where the filtered list has no more', () => {
    const end = play(start, toggled('elbil'), more, arrived(electric));
    expect(end).toMatchObject({ kind: 'settled', shown: electric });
  });

  test('is forgotten when another filter is chosen', () => {
    const other = play(start, toggled('elbil'), more, toggled('dack'), arrived(firstPart));
    expect(other).toMatchObject({ kind: 'settled', shown: { tags: ['dack'] } });
  });

  test('that has no stories doesn’t move the focus', () => {
    const none = { stories: [], total: 9 };
    expect(play(start, more, arrived(none))).toMatchObject({ focusAt: undefined });
  });

  test('that fails keeps the shown stories, and can be retried', () => {
    const broken = play(start, more, failed);
    expect(broken).toMatchObject({ kind: 'failed', shown: firstPart });
    expect(play(broken, retried, arrived(secondPart))).toMatchObject({
      kind: 'settled',
      shown: { stories: [...'abcdefgh'] },
      focusAt: 4,
    });
  });
});

describe('tags', () => {
  test('keep the old stories until the new ones arrive', () => {
    const asking = play(start, toggled('elbil'));
    expect(asking).toMatchObject({
      kind: 'loading',
      request: { tags: ['elbil'], first: 4 },
      shown: { tags: [], stories: firstPart.stories },
    });
    expect(chosenTags(asking)).toEqual(['elbil']);
    expect(play(asking, arrived(electric))).toEqual({
      kind: 'settled',
      shown: { tags: ['elbil'], ...electric },
      focusAt: undefined,
    });
  });

  test('chosen in quick succession: only the last answer is used', () => {
    const first = play(start, toggled('elbil'));
    const second = play(first, toggled('elbil', 'dack'));
    const late: Fact = { type: 'arrived', request: requestOf(first), part: electric };
    expect(play(second, late)).toBe(second);
    expect(play(second, { type: 'failed', request: requestOf(first) })).toBe(second);
    expect(chosenTags(second)).toEqual(['elbil', 'dack']);
  });

  test('chosen and removed: the shown stories stay, without a request', () => {
    const back = play(start, toggled('elbil'), toggled());
    expect(back).toEqual({ kind: 'settled', shown: { tags: [], ...firstPart } });
  });

  test('chosen while more is loading: that request is dropped', () => {
    const asking = play(start, more);
    const chosen = play(asking, toggled('elbil'));
    const late: Fact = { type: 'arrived', request: requestOf(asking), part: secondPart };
    expect(play(chosen, late)).toBe(chosen);
  });

  test('without stories give an empty list', () => {
    const none = play(start, toggled('vinter'), arrived({ stories: [], total: 0 }));
    expect(none).toMatchObject({ kind: 'settled', shown: { stories: [], total: 0 } });
  });

  test('that fail: the stories of the previous choice are removed', () => {
    const broken = play(start, toggled('elbil'), failed);
    expect(broken).toMatchObject({ kind: 'failed', shown: undefined });
    expect(chosenTags(broken)).toEqual(['elbil']);
    const healed = play(broken, retried, arrived(electric));
    expect(healed).toMatchObject({ kind: 'settled', shown: electric, focusAt: 0 });
  });

  test('after a failure: another choice can succeed', () => {
    const chosen = play(start, toggled('elbil'), failed, toggled('dack'), arrived(electric));
    expect(chosen).toMatchObject({ kind: 'settled', shown: { tags: ['dack'] } });
  });
});

describe('the address', () => {
  test('without parameters keeps the server’s stories', () => {
    expect(play(start, opened([]))).toBe(start);
  });

  test('with tags: stories without them are not shown', () => {
    expect(play(start, opened(['elbil']))).toEqual({
      kind: 'loading',
      request: { tags: ['elbil'], first: 4, thenFocus: false },
      shown: undefined,
    });
  });

  test('that showed more before: the rest is fetched without moving the focus', () => {
    const asking = play(start, opened([], 9));
    expect(asking).toMatchObject({ request: { first: 5, after: 'd' }, shown: firstPart });
    const rest = { stories: [...'efghi'], total: 9 };
    expect(play(asking, arrived(rest))).toMatchObject({
      shown: { stories: [...'abcdefghi'] },
      focusAt: undefined,
    });
  });

  test('that showed as many before: nothing is fetched', () => {
    expect(play(start, opened([], 4))).toBe(start);
  });

  test('that showed one more before: only that one is fetched', () => {
    expect(play(start, opened([], 5))).toMatchObject({ request: { first: 1, after: 'd' } });
  });

  test('with tags that showed more before: all of it in one request', () => {
    expect(play(start, opened(['elbil'], 8))).toMatchObject({ request: { first: 8 } });
  });

  test('with a count above the total', () => {
    const all = play(start, more, arrived(secondPart), more, arrived(lastPart));
    expect(play(all, goneTo([], 40))).toEqual(all);
  });

  test('visited by going back: the old stories stay until the others arrive', () => {
    expect(play(electricState, goneTo([]))).toMatchObject({
      kind: 'loading',
      request: { tags: [], first: 4 },
      shown: electric,
    });
  });

  test('whose stories are remembered: no request', () => {
    const shown = { tags: [], ...firstPart };
    const back = play(electricState, { type: 'remembered', shown });
    expect(back).toEqual({ kind: 'settled', shown });
  });

  test('visited during another request: its answer is dropped', () => {
    const asking = play(start, toggled('elbil'));
    const back = play(asking, goneTo([]));
    expect(back).toEqual({ kind: 'settled', shown: { tags: [], ...firstPart } });
    const late: Fact = { type: 'arrived', request: requestOf(asking), part: electric };
    expect(play(back, late)).toBe(back);
  });
});

describe('a list that the server could not load', () => {
  const broken = initialStoriesList<string>(undefined);

  test('is requested again by the browser', () => {
    expect(broken).toMatchObject({ kind: 'failed', request: { tags: [], first: 4 } });
    expect(play(broken, opened([]), arrived(firstPart))).toMatchObject({
      kind: 'settled',
      shown: firstPart,
    });
  });

  test('can be retried', () => {
    const healed = play(broken, opened([]), failed, retried, arrived(firstPart));
    expect(healed).toMatchObject({ kind: 'settled', focusAt: 0 });
  });

  test('can’t load more', () => {
    expect(play(broken, more)).toBe(broken);
  });
});
