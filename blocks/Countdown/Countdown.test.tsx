import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { testFrame } from '#cms/testing/testFrame.ts';
import { loadIslands } from '#design-system/island.tsx';
import type { Locale } from '#domain/sites/site.ts';
import { countdown } from './Countdown.tsx';

// The tests render synchronously, so the islands must be loaded first.
beforeAll(loadIslands);

/** The markup of the block as the server sends it. */
function sent(EndDate: string, frame: { timeZone?: string; locale?: Locale } = {}): string {
  if (countdown.kind !== 'plain') throw new Error('the block loads nothing');
  const rendering = { uid: 'a', componentName: 'Countdown', params: {}, placeholders: {} };
  const place = countdown.read({ ...rendering, fields: { EndDate: { value: EndDate } } });
  return renderToStaticMarkup(
    place({
      frame: { ...testFrame, ...frame },
      slots: {},
      slotSizes: {},
      isFirst: false,
    }),
  );
}

test('the markup of the server does not depend on the time, so hydration matches', () => {
  const markups = ['2026-01-01', '2026-04-03T09:59:59Z', '2027-01-01'].map((now) => {
    vi.useFakeTimers({ now: new Date(now) });
    return sent('2026-04-03T12:00');
  });
  expect(new Set(markups).size).toBe(1);
  expect(markups[0]).toContain('data-state="waiting"');
  expect(markups[0]).not.toContain('role="status"');
});

test.each([
  ['Europe/Stockholm', 'sv', '2026-04-03T10:00:00.000Z', 'fredag 3 april 2026 kl. 12:00'],
  ['Europe/Oslo', 'nb', '2026-04-03T10:00:00.000Z', 'fredag 3. april 2026 kl. 12:00'],
  ['Europe/London', 'en', '2026-04-03T11:00:00.000Z', 'Friday, 3 April 2026 at 12:00'],
  ['Europe/Helsinki', 'fi', '2026-04-03T09:00:00.000Z', 'perjantai 3. huhtikuuta 2026 klo 12.00'],
  ['Europe/Bratislava', 'sk', '2026-04-03T10:00:00.000Z', 'piatok 3. apríla 2026 o 12:00'],
] as const)(
  'in time zone %s and language %s the end is %s, shown as "%s"',
  (timeZone, locale, instant, words) => {
    const markup = sent('2026-04-03T12:00', { timeZone, locale });
    expect(markup.toLowerCase()).toContain(`datetime="${instant.toLowerCase()}"`);
    // Which of the spaces are no-break spaces depends on the ICU data.
    expect(markup.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`>${words}</time>`);
  },
);

test.each(['', '2026-02-30T10:00', '0001-01-01T00:00:00Z'])(
  'the end date %j renders nothing',
  (date) => {
    expect(sent(date)).toBe('');
  },
);
