import { readdirSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The ids of all Storybook stories whose file says its own title. */
const known = new Set(
  Object.values(sources).flatMap((source) => {
    const [, title] = /title: '([^']+)'/.exec(source) ?? [];
    if (title === undefined) return [];
    return [...source.matchAll(/^export const (\w+)/gm)].flatMap(([, name]) =>
      name === undefined ? [] : [toId(title, storyName(name))],
    );
  }),
);

/** `OffersAPhoneNumber` is `Offers A Phone Number`, as Storybook names a story before it makes an id of the name. */
function storyName(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
}

const folder = 'stories/patterns';
const pages = readdirSync(folder).filter((file) => file.endsWith('.mdx'));

const examples = pages.flatMap((page) =>
  [...readFileSync(`${folder}/${page}`, 'utf8').matchAll(/<LiveExample story="([^"]+)"/g)].map(
    ([, story]) => ({ page, story }),
  ),
);

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(15);
});

test.each(examples)('$page shows $story, which exists', ({ story }) => {
  expect([...known]).toContain(story);
});
