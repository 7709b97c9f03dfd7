import { describe, expect, test } from 'vitest';
import type { Block } from '#cms/block.ts';
import { blockMarkup, failedSectionTitle } from '#cms/testing/blockMarkup.tsx';
import { validContent } from '#cms/testing/validContent.ts';
import type { PageMode } from '#domain/content/page.ts';
import { readThirdParties } from '#domain/security/thirdParty.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/**
 * Renders every field of every block with every kind of value that a platform may send, while the
 * other fields are valid. No section may be replaced by the error message.
 */

const long = 'Ajoneuvovero '.repeat(770);
const mark = '<template data-third-party="page-tag-manager"></template>';
const attribute = '" data-third-party="page-tag-manager" <b data-third-party="page-tag-manager">';
const html = '<script>alert(1)</script><img src=x onerror=alert(1)>&amp;"\'';

const bad: Readonly<Record<string, unknown>> = {
  absent: undefined,
  null: null,
  'a null value': { value: null },
  empty: { value: '' },
  blank: { value: ' \n\u00a0' },
  'a number': { value: 12.5 },
  'not a number': { value: Number.NaN },
  'a list': { value: [1, null, 'x'] },
  'a bare list': [null, 1, 'x', [], {}, { fields: null }, { id: 1, fields: { Title: 1 } }],
  'an object': { value: { nonsense: true } },
  'an empty object': {},
  'a bare text': 'text',
  '10 000 characters': { value: long },
  'a long address': { value: { href: `/${'a'.repeat(10_000)}`, src: 'x', text: long } },
  'HTML in plain text': { value: html },
  'HTML everywhere': { value: { href: '/a', src: '/-/media/a.webp', text: html, alt: html } },
  'a javascript: address': {
    value: { href: 'javascript:alert(1)', src: 'javascript:alert(1)', text: 'x' },
  },
  'a mark in plain text': { value: mark + attribute },
  'marks everywhere': {
    value: {
      href: `/a${attribute}`,
      src: `/-/media/a${mark}.webp`,
      text: mark,
      alt: mark + attribute,
    },
  },
  'a date out of range': { value: '275760-09-13T00:00:00.001Z' },
};

/** The markup of the block, which no message of a failure replaces. */
async function render(name: string, fields: unknown, mode: PageMode): Promise<string> {
  const { markup, lines } = await blockMarkup(name, fields, { find: findBlock, mode });
  expect(markup).not.toContain(failedSectionTitle);
  expect(lines.filter((line) => line.includes('could not be loaded'))).toEqual([]);
  return markup;
}

const blocks: readonly (readonly [string, Block])[] = Object.entries(registry);

describe.each(blocks)('%s', (name, { fields }) => {
  test.each(['normal', 'preview', 'edit'] as const)('shows good content (%s)', async (mode) => {
    await expect(render(name, validContent(fields), mode)).resolves.toEqual(expect.any(String));
  });

  test.each([undefined, null, 1, 'text', [], {}])(
    'renders with %j instead of its fields',
    async (all) => {
      await expect(render(name, all, 'normal')).resolves.toEqual(expect.any(String));
    },
  );

  test.each(Object.keys(bad))('renders with %s in each field', async (kind) => {
    for (const field of Object.values(fields)) {
      const content = { ...validContent(fields), [field.name]: bad[kind] };
      for (const mode of ['normal', 'edit'] as const) {
        const markup = await render(name, content, mode);
        expect(markup, field.name).not.toContain('<script>alert');
        // Attribute values are removed first: only outside quotes would it be an attribute.
        expect(markup.replaceAll(/"[^"]*"/g, ''), field.name).not.toMatch(/<[^>]* onerror=/);
        expect(markup, field.name).not.toMatch(/(href|src)="javascript:/);
        expect(readThirdParties(markup), field.name).not.toContain('page-tag-manager');
      }
    }
  });
});
