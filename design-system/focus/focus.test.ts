import { beforeEach, expect, test, vi } from 'vitest';
import { type FocusScroll, focusNeighbour, moveFocus, moveLostFocus } from './focus.ts';
import { createFocusRequest } from './focusRequest.ts';

const focused: { readonly name: string; readonly preventScroll: boolean }[] = [];

class FakeElement {
  readonly name: string = '';

  focus({ preventScroll }: { readonly preventScroll: boolean }): void {
    focused.push({ name: this.name, preventScroll });
  }
}

const body = fake('body');

function fake(name: string): HTMLElement {
  return Object.assign(Object.create(FakeElement.prototype), { name });
}

beforeEach(() => {
  focused.length = 0;
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { body, activeElement: body });
});

test.each<[FocusScroll | undefined, boolean]>([
  [undefined, false],
  ['scroll', false],
  ['still', true],
])('the window follows the focus unless it is still: %s', (scroll, preventScroll) => {
  moveFocus(fake('a'), scroll);
  expect(focused).toEqual([{ name: 'a', preventScroll }]);
});

test('without an element, the focus stays where it is', () => {
  moveFocus(undefined);
  moveFocus(null);
  expect(focused).toEqual([]);
});

test('a lost focus is moved, and one that the visitor has moved is left alone', () => {
  for (const activeElement of [body, null, fake('field')]) {
    vi.stubGlobal('document', { body, activeElement });
    moveLostFocus(fake('title'));
  }
  expect(focused.map(({ name }) => name)).toEqual(['title', 'title']);
});

test.each([
  { at: 0, next: 'b' },
  { at: 1, next: 'c' },
  { at: 2, next: 'b' },
])('the focus moves from item $at to its neighbour', ({ at, next }) => {
  const controls = [fake('a'), fake('b'), fake('c')];
  expect(focusNeighbour(controls, controls[at] ?? fake('none'))).toBe(true);
  expect(focused.map(({ name }) => name)).toEqual([next]);
});

test('an only item has no neighbour', () => {
  const only = fake('only');
  expect(focusNeighbour([only], only)).toBe(false);
  expect(focused).toEqual([]);
});

test('each request moves the focus once, to the first element that appears', () => {
  const { request, take } = createFocusRequest();
  take(fake('before'));
  request();
  take(null);
  take(fake('first'));
  take(fake('second'));
  expect(focused.map(({ name }) => name)).toEqual(['first']);
});

test('a request of one part of a page is not taken by another', () => {
  const [here, there] = [createFocusRequest(), createFocusRequest()];
  here.request();
  there.take(fake('there'));
  expect(focused).toEqual([]);
});
