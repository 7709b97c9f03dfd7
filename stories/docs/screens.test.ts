import { expect, test } from 'vitest';
import { screens } from './screens.ts';

const files = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const titles = Object.values(files).flatMap((text) =>
  [...text.matchAll(/\btitle: '(Screens\/[^']+)'/g)].map(([, title = '']) => title),
);

test('every screen says what it is for', () => {
  expect(titles.length).toBeGreaterThan(30);
  expect([...new Set(titles)].filter((title) => !(title in screens))).toEqual([]);
});

test('no text is left of a screen that is gone', () => {
  const all = Object.values(files).join('\n');
  const gone = Object.keys(screens).filter((title) => !all.includes(`title: '${title}'`));
  expect(gone).toEqual([]);
});

test.each(Object.entries(screens))(
  'the text of %s is one of sentences',
  (_, { purpose, place }) => {
    expect(purpose).toMatch(/^[A-Z].*\.$/);
    expect(place).toMatch(/^[A-Z].*\.$/);
  },
);
