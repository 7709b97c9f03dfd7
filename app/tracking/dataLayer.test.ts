import { describe, expect, test, vi } from 'vitest';
import type { Consent } from '#domain/consent/consent.ts';
import { formSubmitEvent, heroSearchEvent } from '#domain/tracking/events.ts';
import { createDataLayer, type TagManagerWindow } from './dataLayer.ts';

const src = 'https://tags.example/gtm.js?id=GTM-1';
const search = heroSearchEvent('volvo');
const sent = formSubmitEvent('contact');

const signalOf = (kind: string, choice: string) => [
  'consent',
  kind,
  {
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
  },
];
const opening = [signalOf('default', 'denied'), signalOf('update', 'granted')];
const managerStarts = { 'gtm.start': expect.any(Number), event: 'gtm.js' };

/** A page whose visitor has made this choice, and searched for these terms on earlier pages. */
function pageOf(consent: Consent, terms: readonly string[] = []) {
  const session = { terms };
  const window: TagManagerWindow = {};
  const loadScript = vi.fn<(src: string) => void>();
  const visitor = { consent };
  const layer = createDataLayer({
    window,
    loadScript,
    readConsent: () => visitor.consent,
    unsent: {
      read: () => session.terms,
      write: (left) => {
        session.terms = left;
      },
    },
  });
  const choose = (choice: Consent) => {
    visitor.consent = choice;
    layer.settle();
  };
  return {
    session,
    window,
    loadScript,
    layer,
    choose,
    pushed: () => window.dataLayer?.map(readable),
  };
}

/** Commands are `arguments` objects, which matchers can't compare. */
function readable(entry: unknown): unknown {
  const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
  return isCommand ? Array.from(Object(entry)) : entry;
}

test('before consent the window is not touched', () => {
  const { window, layer, loadScript } = pageOf('unasked');
  layer.use(src);
  layer.record(search);
  expect(window).toEqual({});
  expect(loadScript).not.toHaveBeenCalled();
});

test('after consent: the signal, the tag manager and the queued events, in order', () => {
  const { layer, loadScript, choose, pushed } = pageOf('unasked');
  layer.use(src);
  layer.record(search);
  layer.record(sent);
  choose('granted');
  expect(pushed()).toEqual([...opening, managerStarts, search, sent]);
  expect(loadScript.mock.calls).toEqual([[src]]);
});

test('consent from an earlier page still applies', () => {
  const { layer, pushed } = pageOf('granted');
  layer.use(src);
  layer.record(search);
  expect(pushed()).toEqual([...opening, managerStarts, search]);
});

test('a refusal drops the queued events, even if the visitor agrees later', () => {
  const { window, layer, loadScript, choose, pushed } = pageOf('unasked');
  layer.use(src);
  layer.record(search);
  choose('denied');
  layer.record(search);
  expect(window).toEqual({});
  expect(loadScript).not.toHaveBeenCalled();
  choose('granted');
  expect(pushed()).toEqual([...opening, managerStarts]);
  layer.record(sent);
  expect(pushed()).toEqual([...opening, managerStarts, sent]);
});

test('withdrawn consent is signalled once, and events stop', () => {
  const { layer, choose, pushed } = pageOf('granted');
  layer.record(search);
  choose('denied');
  layer.record(sent);
  choose('denied');
  expect(pushed()).toEqual([...opening, search, signalOf('update', 'denied')]);
});

test('agreeing again is signalled, and loads nothing twice', () => {
  const { layer, loadScript, choose, pushed } = pageOf('granted');
  layer.use(src);
  layer.record(search);
  choose('denied');
  choose('granted');
  layer.record(sent);
  const again = [signalOf('update', 'denied'), signalOf('update', 'granted')];
  expect(pushed()).toEqual([...opening, managerStarts, search, ...again, sent]);
  expect(loadScript).toHaveBeenCalledTimes(1);
});

test('consent withdrawn in another tab applies from the next event', () => {
  const visitor: { consent: Consent } = { consent: 'granted' };
  const window: TagManagerWindow = {};
  const readConsent = () => visitor.consent;
  const unsent = { read: () => [], write: () => undefined };
  const layer = createDataLayer({ window, readConsent, loadScript: () => undefined, unsent });
  layer.record(search);
  visitor.consent = 'denied';
  layer.record(sent);
  expect(window.dataLayer?.map(readable)).toEqual([
    ...opening,
    search,
    signalOf('update', 'denied'),
  ]);
});

test('expired consent is signalled as a refusal, and events are queued again', () => {
  const { layer, choose, pushed } = pageOf('granted');
  layer.record(search);
  choose('unasked');
  layer.record(sent);
  const stopped = [...opening, search, signalOf('update', 'denied')];
  expect(pushed()).toEqual(stopped);
  choose('granted');
  expect(pushed()).toEqual([...stopped, signalOf('update', 'granted'), sent]);
});

test('without an address no tag manager is loaded, regardless of the choice', () => {
  const { layer, loadScript, pushed } = pageOf('granted');
  layer.use(undefined);
  layer.record(search);
  expect(pushed()).toEqual([...opening, search]);
  expect(loadScript).not.toHaveBeenCalled();
});

test('a page with its own tag manager loads that one too', () => {
  const { layer, loadScript } = pageOf('granted');
  const own = 'https://tags.example/gtm.js?id=GTM-2';
  for (const address of [src, own, src]) {
    layer.use(address);
    layer.record(search);
  }
  expect(loadScript.mock.calls).toEqual([[src], [own]]);
});

test('existing entries in the window are kept', () => {
  const { window, layer, pushed } = pageOf('granted');
  window.dataLayer = ['theirs'];
  layer.record(search);
  expect(pushed()).toEqual(['theirs', ...opening, search]);
});

describe('a search that opens the next page', () => {
  test('is recorded if the visitor agrees there', () => {
    const first = pageOf('unasked');
    first.layer.record(search);
    const next = pageOf('unasked', first.session.terms);
    next.layer.record(sent);
    next.choose('granted');
    expect(next.pushed()).toEqual([...opening, search, sent]);
    expect(next.session.terms).toEqual([]);
  });

  test('is dropped if the visitor refuses there', () => {
    const next = pageOf('unasked', ['volvo']);
    next.choose('denied');
    expect(next.session.terms).toEqual([]);
    next.choose('granted');
    expect(next.pushed()).toEqual(opening);
  });

  test('is not kept after consent or refusal', () => {
    for (const consent of ['granted', 'denied'] as const) {
      const page = pageOf(consent);
      page.layer.record(search);
      expect(page.session.terms).toEqual([]);
    }
  });
});
