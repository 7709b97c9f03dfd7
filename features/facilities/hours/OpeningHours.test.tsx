import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { OpeningHours } from './OpeningHours.tsx';
import { hoursTexts } from './openTexts.ts';

const { dictionary } = parseDictionary(new Map());

const schedule = {
  week: [{ weekday: 1, span: { opens: '09:00', closes: '18:00' }, text: '' }],
  deviations: [{ date: '2026-12-24', span: undefined, text: '' }],
};

test('a page from the cache marks no day: what is today, and which days differ, depends on when it is read', () => {
  const html = renderToStaticMarkup(
    <OpeningHours
      schedule={schedule}
      timeZone="Europe/Stockholm"
      locale="en-GB"
      department="Workshop"
      phone=""
      texts={hoursTexts(dictionary)}
    />,
  );
  const heads = Array.from(html.matchAll(/<th [^>]*>(.*?)<\/th>/g), ([, head]) => head);
  expect(heads).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(html).not.toContain('aria-current');
});
