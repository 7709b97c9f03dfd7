import { expect, test, vi } from 'vitest';
import { lateParts } from './earlyInput.ts';
import { earlyScript } from './earlyScript.ts';

/** Runs the script with these globals instead of a browser's. */
function run(globals: Readonly<Record<string, unknown>>): void {
  const all = {
    location: new URL('https://site.example/page'),
    window: {},
    addEventListener: () => undefined,
    ...globals,
  };
  new Function(...Object.keys(all), earlyScript)(...Object.values(all));
}

/** A window whose events reach the script's listeners. */
function listening() {
  const listeners: (readonly [type: string, listener: (event: object) => void])[] = [];
  return {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.push([type, listener]),
    dispatch: (type: string, event: object) => {
      for (const [each, listener] of listeners) if (each === type) listener(event);
    },
  };
}

/** The attributes of `<html>` after the script ran for a visitor with these cookies. */
function attributesFor(cookie: string): readonly string[] {
  const names: string[] = [];
  const documentElement = { setAttribute: (name: string) => names.push(name) };
  run({ document: { cookie, documentElement } });
  return names;
}

test.each([
  ['', ['data-ask-consent']],
  ['consent=perhaps', ['data-ask-consent']],
  ['hideAlert=1', ['data-hide-alert', 'data-ask-consent']],
  ['consent=denied', []],
  ['consent=denied; hideAlert=1', ['data-hide-alert']],
])('cookies %j give the document %j', (cookie, attributes) => {
  expect(attributesFor(cookie)).toEqual(attributes);
});

test.each([
  [{ carListVat: 'with' }, ['data-vat']],
  [{}, []],
  [undefined, []],
])('the session %j gives the document %j', (sessionStorage, attributes) => {
  const names: string[] = [];
  const documentElement = { setAttribute: (name: string) => names.push(name) };
  run({ document: { cookie: 'consent=denied', documentElement }, sessionStorage });
  expect(names).toEqual(attributes);
});

test.each([
  ['/_next/static/chunks/a.js', true],
  ['https://site.example/_next/static/a.js', true],
  ['https://tags.example/gtm.js', true],
  ['https://site.example/-/media/a.js', false],
  ['/-/media/a.js', false],
  ['/_next/static/../../-/media/a.js', false],
])('of the script addresses, %s is trusted: %s', (address, isTrusted) => {
  const policies = new Map<string, { createScriptURL: (url: string) => string | null }>();
  const trustedTypes = { createPolicy: policies.set.bind(policies) };
  run({ document: { cookie: 'consent=denied' }, window: { trustedTypes }, trustedTypes });
  const trusted = policies.get('default')?.createScriptURL(address);
  expect(trusted).toBe(isTrusted ? address : null);
});

test.each([
  [{ submitter: { name: 'consent', value: 'granted' } }, 'consent=granted; path=/'],
  [{ submitter: { name: 'consent', value: 'denied' } }, 'consent=denied; path=/'],
  [{ submitter: { name: 'consent', value: 'denied' }, defaultPrevented: true }, ''],
  [{ submitter: { name: 'send', value: '' } }, ''],
  [{ submitter: null }, ''],
])('an early form %j leaves the cookie %j', (event, cookie) => {
  const names = new Set<string>();
  const documentElement = {
    setAttribute: (name: string) => names.add(name),
    removeAttribute: (name: string) => names.delete(name),
  };
  const focus = vi.fn();
  const document = { cookie: '', documentElement };
  const { addEventListener, dispatch } = listening();
  const self = { main: { focus } };
  run({ document, self, addEventListener });
  dispatch('submit', { ...event, target: { closest: () => null } });
  expect(document.cookie.startsWith(cookie)).toBe(true);
  expect(document.cookie === '').toBe(cookie === '');
  expect(names.has('data-ask-consent')).toBe(cookie === '');
  // The pressed button is hidden; what had the focus before another form keeps it.
  expect(focus).toHaveBeenCalledTimes(cookie === '' ? 0 : 1);
});

test.each([
  ['/dackhotell?regNo=MLB%20102&a=b', 'MLB 102', '/dackhotell?a=b'],
  ['/dackhotell?regNo=', '', '/dackhotell'],
  ['/dackhotell?a=b', undefined, undefined],
])('of %s, the number %j is kept, and the address becomes %j', (path, number, replaced) => {
  const window: { forecourtRegistration?: string } = {};
  const replaceState = vi.fn<(state: null, unused: string, url: URL) => void>();
  const location = new URL(path, 'https://site.example');
  run({ document: { cookie: 'consent=denied' }, window, location, history: { replaceState } });
  expect(window.forecourtRegistration).toBe(number);
  const url = replaceState.mock.calls[0]?.[2];
  expect(url && url.pathname + url.search).toBe(replaced);
});

/** Runs the script, and returns what it keeps and what reports an event on an element that is meant by its selector. */
function keeping() {
  const window: { forecourtPresses?: ReadonlyMap<unknown, unknown> } = {};
  const { addEventListener, dispatch } = listening();
  run({ document: { cookie: 'consent=denied' }, window, addEventListener });
  const report = (type: string, element: object | null, members: object = {}) => {
    const event = { target: { closest: () => element }, preventDefault: vi.fn(), ...members };
    dispatch(type, event);
    return event;
  };
  return { window, report };
}

/** An element in another one, if any. */
function elementIn(part?: string) {
  return { closest: (selector: string) => (selector === '*' || selector === part ? {} : null) };
}

test('it keeps the last press of each element until the page’s code takes them', () => {
  const { window, report } = keeping();
  const [menu, heart] = [elementIn(), elementIn()];
  report('click', menu);
  report('click', null);
  const last = [report('click', heart), report('click', menu)];
  const kept = window.forecourtPresses;
  expect(new Map(kept)).toEqual(
    new Map([
      [menu, last[1]],
      [heart, last[0]],
    ]),
  );
  Reflect.set(kept ?? {}, 'within', lateParts);
  report('click', elementIn());
  expect(kept?.size).toBe(2);
});

test.each([
  ['ArrowRight', true],
  ['Tab', false],
  ['a', false],
])('of the keys on a tab, %s is kept: %s', (key, isKept) => {
  const { window, report } = keeping();
  const tab = elementIn();
  report('keydown', tab, { key });
  expect(window.forecourtPresses?.has(tab)).toBe(isKept);
});

test('it holds forms that only the page’s code answers, until that answers them', () => {
  const { window, report } = keeping();
  const form = elementIn();
  const early = report('submit', form);
  expect(early.preventDefault).toHaveBeenCalledTimes(1);
  expect(window.forecourtPresses?.get(form)).toBe(early);
  expect(report('submit', null).preventDefault).not.toHaveBeenCalled();
  Reflect.set(window.forecourtPresses ?? {}, 'within', lateParts);
  expect(report('submit', form).preventDefault).not.toHaveBeenCalled();
});

test('of a hydrated page, it keeps the presses in late parts only', () => {
  const { window, report } = keeping();
  const [early, outside, inside] = [elementIn(), elementIn(), elementIn(lateParts)];
  report('click', early);
  Reflect.set(window.forecourtPresses ?? {}, 'within', lateParts);
  report('click', outside);
  report('click', inside);
  expect([...(window.forecourtPresses?.keys() ?? [])]).toEqual([early, inside]);
});

test('it is small and can’t close its own element', () => {
  expect(earlyScript.length).toBeLessThan(1_450);
  expect(earlyScript).not.toContain('</');
});
