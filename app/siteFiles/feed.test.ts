import { expect, test } from 'vitest';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { Story } from '#domain/stories/story.ts';
import { readXml, textsIn } from '../testing/xmlTree.ts';
import { storiesFeed } from './feed.ts';

const origin = 'https://carstore.example';
const full: Story = {
  id: 'A1',
  path: '/en/news/winter',
  title: 'Winter & <snow>',
  premble: 'Short.',
  date: { value: '2026-11-12', formatted: '12 November 2026' },
  tagIds: [],
};
const brief: Story = { ...full, id: 'B2', path: '/en/news/spring', premble: '', date: undefined };

const feed = readXml(
  storiesFeed({
    site: testSite,
    locale: 'en',
    address: '/feed-en.xml',
    index: '/news',
    description: 'News & offers',
    stories: [full, brief],
  }),
);
const [channel = feed] = feed.children;
const items = channel.children.filter(({ name }) => name === 'item');

test('says what it is about, where its page is, and its own address', () => {
  expect(feed).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  expect(textsIn(channel, 'title')).toEqual([testSite.name]);
  expect(textsIn(channel, 'link')).toEqual([`${origin}/en/news`]);
  expect(textsIn(channel, 'description')).toEqual(['News & offers']);
  expect(textsIn(channel, 'language')).toEqual(['en-se']);
  expect(channel.children.find(({ name }) => name === 'atom:link')?.attributes).toEqual({
    rel: 'self',
    type: 'application/rss+xml',
    href: `${origin}/feed-en.xml`,
  });
});

test('has the stories in their order, with all that they have', () => {
  expect(items.map((item) => item.children.map(({ name, text }) => [name, text]))).toEqual([
    [
      ['title', full.title],
      ['link', `${origin}/en/news/winter`],
      ['guid', 'A1'],
      ['pubDate', 'Thu, 12 Nov 2026 00:00:00 GMT'],
      ['description', 'Short.'],
    ],
    [
      ['title', brief.title],
      ['link', `${origin}/en/news/spring`],
      ['guid', 'B2'],
    ],
  ]);
});
