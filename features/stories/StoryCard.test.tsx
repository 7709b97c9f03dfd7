import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StoryCard } from './StoryCard.tsx';
import type { StoryView } from './storyView.ts';

const story = {
  path: '/nyheter/a',
  title: 'Ny anläggning',
  premble: '',
  tags: [],
  date: { value: '2026-11-24', formatted: '24 november 2026' },
};

const markupOf = (more: Partial<StoryView> = {}, showDate = true) =>
  renderToStaticMarkup(
    <StoryCard
      story={{ ...story, ...more }}
      look="card"
      level={2}
      showDate={showDate}
      isFirst={false}
    />,
  );

const wordsIn = (markup: string) => markup.split(/<[^>]*>/).filter((text) => text !== '');

test.each([
  ['neither a text nor tags', {}, []],
  ['a text', { premble: 'Vi öppnar i vår.' }, ['Vi öppnar i vår.']],
  ['one tag', { tags: ['Nyheter'] }, ['Nyheter']],
  ['two tags', { tags: ['Nyheter', 'Press'] }, ['Nyheter', 'Press']],
])('a story with %s shows them below its title', (_what, more, words) => {
  expect(wordsIn(markupOf(more, false))).toEqual(['Ny anläggning', ...words]);
});

test('the date is written for people and for machines', () => {
  expect(markupOf()).toMatch(/<time[^>]* datetime="2026-11-24"[^>]*>24 november 2026<\/time>/i);
  expect(markupOf({}, false)).not.toContain('<time');
});
