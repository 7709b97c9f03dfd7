import { describe, expect, test } from 'vitest';
import {
  chosenTags,
  initialList,
  type ListPart,
  type StoriesListFact,
  type StoriesListState,
  storiesList,
} from './storiesList.ts';

type State = StoriesListState<string>;
type Fact = StoriesListFact<string>;
/** A fact, or one that answers the request the list has then. */
type Step = Fact | ((state: State) => Fact);

const firstPart: ListPart<string> = { stories: ['a', 'b', 'c', 'd'], total: 9, next: 'd' };
const secondPart: ListPart<string> = { stories: ['e', 'f', 'g', 'h'], total: 9, next: 'h' };
const lastPart: ListPart<string> = { stories: ['i'], total: 9 };
const electric: ListPart<string> = { stories: ['b', 'f'], total: 2 };

const toggled = (...tags: string[]): Fact => ({ type: 'tagsChosen', tags });
const more: Fact = { type: 'moreWanted' };
const retried: Fact = { type: 'retried' };
const opened = (tags: string[], count = 0): Fact => ({ type: 'opened', tags, count });
const goneTo = (tags: string[], count = 0): Fact => ({ type: 'addressChanged', tags, count });

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
    return storiesList(state, typeof step === 'function' ? step(state) : step);
  }, start);
}

const start = initialList(firstPart);
const electricState = play(start, toggled('elbil'), arrived(electric));

describe('more', () => {
  test('is asked for where the list ends, and added', () => {
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

  test('goes on to the end', () => {
    const end = play(start, more, arrived(secondPart), more, arrived(lastPart));
    expect(end).toEqual({
      kind: 'settled',
      shown: { tags: [], stories: [...'abcdefghi'], total: 9, next: undefined },
      focusAt: 8,
    });
    expect(play(end, more)).toBe(end);
  });

  test('is asked for once, however often it is pressed', () => {
    const asking = play(start, more);
    expect(play(asking, more)).toBe(asking);
  });

  test('that nobody gives leaves the focus alone', () => {
    const none = { stories: [], total: 9 };
    expect(play(start, more, arrived(none))).toMatchObject({ focusAt: undefined });
  });

  test('failing keeps what is shown, and can be tried again', () => {
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
  test('leave the old stories until the new ones come', () => {
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

  test('chosen one after the other: only the last answer counts', () => {
    const first = play(start, toggled('elbil'));
    const second = play(first, toggled('elbil', 'dack'));
    const late: Fact = { type: 'arrived', request: requestOf(first), part: electric };
    expect(play(second, late)).toBe(second);
    expect(play(second, { type: 'failed', request: requestOf(first) })).toBe(second);
    expect(chosenTags(second)).toEqual(['elbil', 'dack']);
  });

  test('chosen and taken back: what is shown stays, and nothing is asked', () => {
    const back = play(start, toggled('elbil'), toggled());
    expect(back).toEqual({ kind: 'settled', shown: { tags: [], ...firstPart } });
  });

  test('chosen while more is on its way: more is dropped', () => {
    const asking = play(start, more);
    const chosen = play(asking, toggled('elbil'));
    const late: Fact = { type: 'arrived', request: requestOf(asking), part: secondPart };
    expect(play(chosen, late)).toBe(chosen);
  });

  test('without stories give an empty list', () => {
    const none = play(start, toggled('vinter'), arrived({ stories: [], total: 0 }));
    expect(none).toMatchObject({ kind: 'settled', shown: { stories: [], total: 0 } });
  });

  test('failing: the stories of another choice go', () => {
    const broken = play(start, toggled('elbil'), failed);
    expect(broken).toMatchObject({ kind: 'failed', shown: undefined });
    expect(chosenTags(broken)).toEqual(['elbil']);
    const healed = play(broken, retried, arrived(electric));
    expect(healed).toMatchObject({ kind: 'settled', shown: electric, focusAt: 0 });
  });

  test('after a failure: another choice may go well', () => {
    const chosen = play(start, toggled('elbil'), failed, toggled('dack'), arrived(electric));
    expect(chosen).toMatchObject({ kind: 'settled', shown: { tags: ['dack'] } });
  });
});

describe('the address', () => {
  test('that asks for nothing leaves what the server sent', () => {
    expect(play(start, opened([]))).toBe(start);
  });

  test('with tags: nothing is shown that it didn’t ask for', () => {
    expect(play(start, opened(['elbil']))).toEqual({
      kind: 'loading',
      request: { tags: ['elbil'], first: 4, thenFocus: false },
      shown: undefined,
    });
  });

  test('that showed more before: the rest is fetched, and the focus stays', () => {
    const asking = play(start, opened([], 9));
    expect(asking).toMatchObject({ request: { first: 5, after: 'd' }, shown: firstPart });
    const rest = { stories: [...'efghi'], total: 9 };
    expect(play(asking, arrived(rest))).toMatchObject({
      shown: { stories: [...'abcdefghi'] },
      focusAt: undefined,
    });
  });

  test('with tags that showed more before: all of it in one request', () => {
    expect(play(start, opened(['elbil'], 8))).toMatchObject({ request: { first: 8 } });
  });

  test('that claims more than there is', () => {
    const all = play(start, more, arrived(secondPart), more, arrived(lastPart));
    expect(play(all, goneTo([], 40))).toEqual(all);
  });

  test('gone back to: the old stories stay until the others come', () => {
    expect(play(electricState, goneTo([]))).toMatchObject({
      kind: 'loading',
      request: { tags: [], first: 4 },
      shown: electric,
    });
  });

  test('whose stories are at hand: nothing is asked', () => {
    const shown = { tags: [], ...firstPart };
    const back = play(electricState, { type: 'remembered', shown });
    expect(back).toEqual({ kind: 'settled', shown });
  });

  test('gone to while another answer is on its way: that answer is dropped', () => {
    const asking = play(start, toggled('elbil'));
    const back = play(asking, goneTo([]));
    expect(back).toEqual({ kind: 'settled', shown: { tags: [], ...firstPart } });
    const late: Fact = { type: 'arrived', request: requestOf(asking), part: electric };
    expect(play(back, late)).toBe(back);
  });
});

describe('a list the server got nothing for', () => {
  const broken = initialList<string>(undefined);

  test('is asked for again by the browser', () => {
    expect(broken).toMatchObject({ kind: 'failed', request: { tags: [], first: 4 } });
    expect(play(broken, opened([]), arrived(firstPart))).toMatchObject({
      kind: 'settled',
      shown: firstPart,
    });
  });

  test('can be tried again', () => {
    const healed = play(broken, opened([]), failed, retried, arrived(firstPart));
    expect(healed).toMatchObject({ kind: 'settled', focusAt: 0 });
  });

  test('has no more to give', () => {
    expect(play(broken, more)).toBe(broken);
  });
});
