import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadIslands } from '#design-system/island.tsx';
import type { Locale, SiteId } from '#domain/sites/site.ts';
import { testFrame } from '../testing/testFrame.ts';
import { countdown } from './Countdown.tsx';

// The markup is asked for at once.
beforeAll(loadIslands);
afterEach(() => vi.useRealTimers());

/** The block as the server sends it. */
function sent(EndDate: string, frame: { site?: SiteId; locale?: Locale } = {}): string {
  if (countdown.kind !== 'plain') throw new Error('the block loads nothing');
  const rendering = { uid: 'a', componentName: 'Countdown', params: {}, placeholders: {} };
  const place = countdown.read({ ...rendering, fields: { EndDate: { value: EndDate } } });
  return renderToStaticMarkup(
    place({
      frame: { ...testFrame, ...frame },
      slots: {},
      slotSizes: {},
      isFirst: false,
      isNested: false,
    }),
  );
}

test('the server sends the same at any time, so that the browser takes it up as it is', () => {
  const markups = ['2026-01-01', '2026-04-03T09:59:59Z', '2027-01-01'].map((now) => {
    vi.useFakeTimers({ now: new Date(now) });
    return sent('2026-04-03T12:00');
  });
  expect(new Set(markups).size).toBe(1);
  expect(markups[0]).toContain('data-state="waiting"');
  expect(markups[0]).not.toContain('role="status"');
});

test.each([
  ['nordvik-se', 'sv', '2026-04-03T10:00:00.000Z', 'fredag 3 april 2026 kl. 12:00'],
  ['nordvik-no', 'nb', '2026-04-03T10:00:00.000Z', 'fredag 3. april 2026 kl. 12:00'],
  ['nordvik-uk', 'en', '2026-04-03T11:00:00.000Z', 'Friday, 3 April 2026 at 12:00'],
  ['carstore-fi', 'fi', '2026-04-03T09:00:00.000Z', 'perjantai 3. huhtikuuta 2026 klo 12.00'],
  ['carstore-sk', 'sk', '2026-04-03T10:00:00.000Z', 'piatok 3. apríla 2026 o 12:00'],
] as const)('%s says the end in its own words and time', (site, locale, instant, words) => {
  const markup = sent('2026-04-03T12:00', { site, locale });
  expect(markup.toLowerCase()).toContain(`datetime="${instant.toLowerCase()}"`);
  // Some of the blanks within are no-break spaces, and which of them is the ICU data's business.
  expect(markup.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`>${words}</time>`);
});

test.each(['', '2026-02-30T10:00', '0001-01-01T00:00:00Z'])('%j sends nothing', (date) => {
  expect(sent(date)).toBe('');
});
