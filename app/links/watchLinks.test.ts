import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestLink } from './testing/TestLink.ts';
import { watchLinks } from './watchLinks.ts';

const origin = 'https://nordvik.example';
const cars = new TestLink(`${origin}/kop-bil`);
const about = new TestLink(`${origin}/om-oss`);
const elsewhere = new TestLink('https://other.example/');

const actions = { open: vi.fn(), fetchAhead: vi.fn() };

let page: EventTarget;
let stop: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('Element', TestLink);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { origin } });
  stop = watchLinks(actions);
});

afterEach(() => stop());

interface Details {
  readonly button?: number;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
}

/** An event of an element, as far as links read it. */
function eventOn(target: EventTarget, type: string, details: Details = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), { button: 0, ...details });
  return Object.defineProperty(event, 'target', { value: target });
}

/** Sends an event of an element to the page. */
function send(type: string, target: EventTarget, details?: Details): Event {
  const event = eventOn(target, type, details);
  page.dispatchEvent(event);
  return event;
}

test('a plain click opens the page, in place of the browser', () => {
  expect(send('click', cars).defaultPrevented).toBe(true);
  expect(actions.open.mock.calls).toEqual([['/kop-bil']]);
});

test.each<Details>([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %j is left to the browser', (details) => {
  expect(send('click', cars, details).defaultPrevented).toBe(false);
  expect(actions.open).not.toHaveBeenCalled();
});

test('a click on what leads nowhere, and one that was handled, open nothing', () => {
  expect(send('click', elsewhere).defaultPrevented).toBe(false);
  const handled = eventOn(cars, 'click');
  handled.preventDefault();
  page.dispatchEvent(handled);
  expect(actions.open).not.toHaveBeenCalled();
});

test.each(['focusin', 'touchstart'])('at %s, the page is fetched ahead', (type) => {
  send(type, cars);
  vi.advanceTimersByTime(0);
  expect(actions.fetchAhead.mock.calls).toEqual([['/kop-bil']]);
});

test('no touch waits for the site, and a click may', () => {
  const added = vi.spyOn(page, 'addEventListener');
  watchLinks(actions)();
  const waiting = added.mock.calls.filter(
    ([, , options]) => typeof options !== 'object' || !options.passive,
  );
  expect(waiting.map(([type]) => type)).toEqual(['click']);
});

test('a pointer must rest on a link for a moment', () => {
  send('pointerover', cars);
  vi.advanceTimersByTime(59);
  expect(actions.fetchAhead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(actions.fetchAhead.mock.calls).toEqual([['/kop-bil']]);
});

test('a pointer that crosses links fetches only the one on which it rests', () => {
  send('pointerover', cars);
  vi.advanceTimersByTime(59);
  send('pointerover', about);
  vi.advanceTimersByTime(59);
  expect(actions.fetchAhead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(actions.fetchAhead.mock.calls).toEqual([['/om-oss']]);
  send('pointerover', cars);
  send('pointerover', elsewhere);
  vi.runAllTimers();
  expect(actions.fetchAhead).toHaveBeenCalledOnce();
});

test('nothing is fetched ahead for visitors who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  send('focusin', cars);
  vi.runAllTimers();
  expect(actions.fetchAhead).not.toHaveBeenCalled();
});

test('once stopped, links are left to the browser', () => {
  send('pointerover', cars);
  stop();
  vi.runAllTimers();
  send('focusin', cars);
  vi.runAllTimers();
  expect(send('click', cars).defaultPrevented).toBe(false);
  expect(actions.open).not.toHaveBeenCalled();
  expect(actions.fetchAhead).not.toHaveBeenCalled();
});
