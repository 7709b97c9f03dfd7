import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { foundInBlocks } from '#cms/testing/foundInBlocks.ts';
import type { FieldDeclarations } from '#domain/content/fields.ts';
import { contentOfBlock, servicesOfContent } from './contentOfBlock.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/** The markup of a block for visitors. */
async function markupOf(name: string, fields: unknown): Promise<string> {
  const options = { find: findBlock, mode: 'normal', services: servicesOfContent } as const;
  return (await blockMarkup(name, fields, options)).markup;
}

function fieldsOf(name: string): FieldDeclarations {
  return registry[name]?.fields ?? {};
}

const targets = { Link: '/forsta', SecondLink: '/andra' };

/** Content whose links lead to different pages. */
function linkedContent(name: string, changes: Readonly<Record<string, unknown>> = {}) {
  const links = Object.entries(targets).map(
    ([field, href]) => [field, { value: { href, text: field } }] as const,
  );
  return { ...contentOfBlock(name), ...Object.fromEntries(links), ...changes };
}

const linked = Object.keys(registry).filter((name) =>
  Object.values(fieldsOf(name)).some((field) => field.name === 'SecondLink'),
);

test.each(linked)('%s has each of its two links once, with a picture and without', async (name) => {
  for (const changes of [{}, { Image: { value: '' } }]) {
    const markup = await markupOf(name, linkedContent(name, changes));
    const hrefs = Array.from(markup.matchAll(/ href="([^"]*)"/g), ([, href]) => href);
    expect(hrefs.filter((href) => Object.values(targets).includes(href ?? ''))).toEqual(
      Object.values(targets),
    );
  }
});

test.each([
  ['whose content names no tab', (name: string) => contentOfBlock(name)],
  ['without content', () => ({})],
])(
  'the links of blocks %s don’t leave the page behind in another tab',
  async (_what, contentOf) => {
    const links = await foundInBlocks(Object.keys(registry), async (name) => {
      const markup = await markupOf(name, contentOf(name));
      return /<a\b[^>]* href="\/(?!\/)[^>]* target="_blank"/.exec(markup)?.[0];
    });
    expect(links).toEqual({});
  },
);
