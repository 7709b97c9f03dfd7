import { expect, test } from 'vitest';
import { withLibraryLinks } from './withLibraryLinks.ts';

test.each([
  [
    '[a block](how-to/add-a-block.md)',
    '<a href="./?path=/docs/working-on-it-add-a-block--docs" target="_top">a block</a>',
  ],
  [
    'see [terms](../glossary.md#site).',
    'see <a href="./?path=/docs/working-on-it-glossary--docs" target="_top">terms</a>.',
  ],
  ['[the layers](../architecture.md#layers)', 'the layers'],
  ['[Knip](https://knip.dev)', '[Knip](https://knip.dev)'],
  ['[above](#layers)', '[above](#layers)'],
])('%j becomes %j', (markdown, shown) => {
  expect(withLibraryLinks(markdown)).toBe(shown);
});

const documents = import.meta.glob('../../docs/how-to/*.md', { query: '?raw' });
const pages = import.meta.glob<string>('./*.mdx', { query: '?raw', import: 'default' });

test.each(Object.keys(documents))('%s has a page in Storybook', async (path) => {
  const sources = await Promise.all(Object.values(pages).map((load) => load()));
  expect(sources.filter((source) => source.includes(`'${path}?raw'`))).toHaveLength(1);
});
