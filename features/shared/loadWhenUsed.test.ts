import { beforeEach, expect, test, vi } from 'vitest';
import { loadWhenUsed } from './loadWhenUsed.ts';

/** A pointer event, which Node doesn't have. */
class FakePointerEvent extends Event {
  readonly movementX: number;
  readonly movementY = 0;

  constructor(type: string, movementX: number) {
    super(type);
    this.movementX = movementX;
  }
}

/** A page in Swedish for a new visitor who reads it, before they do anything. */
const untouched = {
  search: '',
  languages: ['sv-SE', 'en'],
  kept: 0,
  scrollY: 0,
  focused: 'body',
  presses: new Map<unknown, unknown>(),
};

let page: EventTarget;

function openPage(members: Partial<typeof untouched> = {}): void {
  const { search, languages, kept, scrollY, focused, presses } = { ...untouched, ...members };
  const window = Object.assign(new EventTarget(), {
    location: { search },
    localStorage: { length: kept },
    sessionStorage: { length: 0 },
    scrollY,
    forecourtPresses: presses,
  });
  page = window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('PointerEvent', FakePointerEvent);
  const [body, other] = [{}, {}];
  const activeElement = { body, other, none: null }[focused];
  vi.stubGlobal('document', { documentElement: { lang: 'sv' }, body, activeElement });
}

const load = vi.fn<() => Promise<unknown>>();

/** Waits until what was reported has been handled. */
const settled = () => new Promise(setImmediate);

beforeEach(() => load.mockReset().mockResolvedValue(undefined));

test.each<[string, Partial<typeof untouched>]>([
  ['the address has a search', { search: '?car_fuel=El' }],
  ['the browser keeps something', { kept: 1 }],
  ['the visitor reads other languages', { languages: ['en', 'fi'] }],
  ['the page is scrolled', { scrollY: 1 }],
  ['something has the focus', { focused: 'other' }],
  ['something was pressed', { presses: new Map([[{}, {}]]) }],
])('the code is loaded at once if %s', async (_, members) => {
  openPage(members);
  await loadWhenUsed(load);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  new Event('scroll'),
  new Event('keydown'),
  new Event('click'),
  new Event('input'),
  new Event('focusin'),
  new FakePointerEvent('pointerdown', 0),
  new FakePointerEvent('pointermove', 1),
])('otherwise it is loaded at the first use: $type', async (use) => {
  openPage();
  const loaded = loadWhenUsed(load);
  await settled();
  page.dispatchEvent(new FakePointerEvent('pointermove', 0));
  page.dispatchEvent(new Event('resize'));
  await settled();
  expect(load).not.toHaveBeenCalled();
  page.dispatchEvent(use);
  page.dispatchEvent(new Event('keydown'));
  await loaded;
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a focus, nothing has been used', async () => {
  openPage({ focused: 'none' });
  void loadWhenUsed(load);
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('code that can’t be loaded is asked for again by the next press, and not by a pointer that moves', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  openPage({ scrollY: 1 });
  const loaded = loadWhenUsed(load);
  await settled();
  page.dispatchEvent(new FakePointerEvent('pointermove', 1));
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new FakePointerEvent('pointerdown', 0));
  await loaded;
  expect(load).toHaveBeenCalledTimes(2);
});

test('storage that is denied keeps nothing', async () => {
  openPage();
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new Error('denied');
    },
  });
  void loadWhenUsed(load);
  await settled();
  expect(load).not.toHaveBeenCalled();
});
