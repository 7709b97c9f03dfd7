import { describe, expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { validContent } from '#cms/testing/validContent.ts';
import type { Rendering } from '#domain/content/page.ts';
import { mapRecord } from '#domain/record.ts';
import { servicesOfContent } from './contentOfBlock.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/** Goes into every slot, because lists without anything show no title. */
const card: Rendering = {
  uid: 'card',
  componentName: 'Card',
  params: {},
  fields: { Title: { value: 'Kort' } },
  placeholders: {},
};

const title = 'Rubriken';

/** The levels of the headings with the title. */
async function titleLevels(name: string, tag: string): Promise<readonly string[]> {
  const { fields, slots = [] } = registry[name] ?? { fields: {} };
  const chosen = { Title: title, TitleTag: tag, YoutubeID: 'dQw4w9WgXcQ', SiteIds: '' };
  const content = { ...validContent(fields), ...mapRecord(chosen, (value) => ({ value })) };
  const placeholders = Object.fromEntries(slots.map((slot) => [slot, [card]]));
  const options = {
    find: findBlock,
    mode: 'normal',
    services: servicesOfContent,
    placeholders,
  } as const;
  const { markup } = await blockMarkup(name, content, options);
  const headings = markup.matchAll(/<h(?<level>[1-6])\b[^>]*>(?<words>.*?)<\/h\k<level>>/gs);
  return [...headings].flatMap(({ groups: { level, words } = {} }) =>
    level && words?.replaceAll(/<[^>]*>/g, '') === title ? [`h${level}`] : [],
  );
}

const titled = Object.entries(registry).flatMap(([name, { fields }]) => {
  const tag = Object.values(fields).find((field) => field.name === 'TitleTag');
  return tag ? [[name, tag.choices ?? []] as const] : [];
});

test('most blocks let editors choose the level of their title', () => {
  expect(titled.length).toBeGreaterThan(20);
});

describe.each(titled)('the title of %s', (name, tags) => {
  test.each(['h1', 'h2', 'h3'])('is %s if editors choose so', async (tag) => {
    expect(tags).toContain(tag);
    expect(await titleLevels(name, tag)).toEqual([tag]);
  });
});
