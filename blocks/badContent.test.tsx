import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import type { Block } from '#cms/block.ts';
import { loadBlocks } from '#cms/renderer/loadBlocks.ts';
import { renderPlaceholder } from '#cms/renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '#cms/renderer/SectionError.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import type { FieldDeclaration, FieldDeclarations } from '#domain/content/fields.ts';
import type { PageMode, Rendering } from '#domain/content/page.ts';
import { mapRecord } from '#domain/record.ts';
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

function sample(field: FieldDeclaration<unknown>): unknown {
  switch (field.kind) {
    case 'text':
      return { value: 'Text' };
    case 'rich-text':
      return { value: '<p>Text</p>' };
    case 'image':
      return { value: { src: '/-/media/a.webp', alt: 'Alt', width: '1280', height: '960' } };
    case 'media':
      return { value: { src: '/-/media/a.webm' } };
    case 'link':
      return { value: { href: '/sida', text: 'Länk' } };
    case 'choice':
      return { value: field.choices?.[0] };
    case 'checkbox':
      return { value: '1' };
    case 'number':
      return { value: field.range?.min };
    case 'date-time':
      return { value: '2027-01-10T17:00:00Z' };
    case 'multilist':
      return [1, 2].map((id) => ({ id: `${id}`, name: 'n', fields: samples(field.entries ?? {}) }));
  }
}

/** Valid content, by the fields' names on the platform. */
function samples(fields: FieldDeclarations): Readonly<Record<string, unknown>> {
  const byProp = mapRecord(fields, (field) => [field.name, sample(field)] as const);
  return Object.fromEntries(Object.values(byProp));
}

/** The message that replaces a section that threw. */
const failure = { title: 'This section failed', body: '', advice: '', reloadLabel: 'Reload' };

/** The markup of the block, loaded and rendered as on a page. */
async function render(name: string, fields: unknown, mode: PageMode): Promise<string> {
  const rendering: Rendering = {
    uid: 'uid',
    componentName: name,
    params: {},
    fields,
    placeholders: {},
  };
  const lines: string[] = [];
  const tools = {
    find: findBlock,
    frame: { ...testFrame, mode, page: { itemId: '1', fields } },
    log: (line: string) => lines.push(line),
  };
  const loaded = await loadBlocks({ main: [rendering] }, { ...tools, services: emptyServices });
  // Waits for lazily loaded code, as the site does.
  const { prelude } = await prerender(
    <SectionErrorTextsProvider texts={failure}>
      {renderPlaceholder('main', [rendering], { ...tools, loaded })}
    </SectionErrorTextsProvider>,
  );
  const markup = await new Response(prelude).text();
  expect(markup).not.toContain(failure.title);
  expect(lines.filter((line) => line.includes('could not be loaded'))).toEqual([]);
  return markup;
}

const blocks: readonly (readonly [string, Block])[] = Object.entries(registry);

describe.each(blocks)('%s', (name, { fields }) => {
  test.each(['normal', 'preview', 'edit'] as const)('shows good content (%s)', async (mode) => {
    await expect(render(name, samples(fields), mode)).resolves.toEqual(expect.any(String));
  });

  test.each([undefined, null, 1, 'text', [], {}])(
    'renders with %j instead of its fields',
    async (all) => {
      await expect(render(name, all, 'normal')).resolves.toEqual(expect.any(String));
    },
  );

  test.each(Object.keys(bad))('renders with %s in each field', async (kind) => {
    for (const field of Object.values(fields)) {
      const content = { ...samples(fields), [field.name]: bad[kind] };
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
