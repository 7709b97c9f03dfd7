import { text as readText } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { text } from '#domain/content/declare.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { PageMode, Rendering } from '#domain/content/page.ts';
import { template } from '#domain/template.ts';
import { failedBoundaries } from '#framework/failedBoundaries.ts';
import { type Block, type BlockProps, defineBlock } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { renderPlaceholder } from './renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from './SectionError.tsx';
import { type SectionPlan, sectionId } from './sectionPlan.ts';

const manual = { purpose: '', useWhen: [], avoidWhen: [] };

const noteFields = { title: text({ name: 'Title', help: 'The note.' }) };

function Note({ fields, editing, isFirst }: BlockProps<typeof noteFields>) {
  return (
    <p data-first={isFirst}>
      <EditableField of={editing.title}>{fields.title}</EditableField>
    </p>
  );
}

function Columns({ slots }: BlockProps<Record<never, never>>) {
  return <div>{slots['columns']}</div>;
}

/** Fails on the server only, as a client component does that needs the browser. */
function Broken(): ReactNode {
  throw new Error('no window');
}

const blocks = new Map<string, Block>([
  ['Broken', defineBlock({ manual, fields: {}, Component: Broken })],
  ['Note', defineBlock({ manual, fields: noteFields, Component: Note })],
  ['Columns', defineBlock({ manual, fields: {}, slots: ['columns'], Component: Columns })],
]);

const { dictionary } = parseDictionary(
  new Map([['sectionErrorComponent', 'The component {component} is missing.']]),
);

const noteUid = '11111111-1111-4111-8111-111111111111';
const columnsUid = '22222222-2222-4222-8222-222222222222';

const note: Rendering = {
  uid: noteUid,
  componentName: 'Note',
  params: {},
  fields: { Title: { value: 'Hej' } },
  placeholders: {},
};

function columnsWith(key: string): Rendering {
  const inner = { ...note, uid: `${noteUid}-inner` };
  return { ...note, uid: columnsUid, componentName: 'Columns', placeholders: { [key]: [inner] } };
}

/** The tools for rendering, and the lines that they log. */
function createTools(mode: PageMode) {
  const lines: string[] = [];
  const frame = { site: 'nordvik-se', locale: 'sv', theme: 'default', path: '/kop-bil' } as const;
  const tools = {
    find: (name: string) => blocks.get(name),
    frame: {
      ...frame,
      mode,
      dictionary,
      contentSite: 'nordvik-se',
      country: 'SE' as const,
      carPageLayout: 'standard' as const,
      currency: 'SEK',
      distanceUnit: 'mil' as const,
      timeZone: 'Europe/Stockholm',
      searchLanguages: ['sv', 'en'] as const,
      homePath: '/',
      query: '',
      wildcards: [],
      url: 'https://nordvik.example/kop-bil',
      pageTitle: 'Köp bil',
      languages: [],
      page: { itemId: '1', fields: {} },
      formProviders: {
        embed: { url: 'https://forms.example', portal: '1', region: 'eu' },
        jotform: { url: 'https://jotform.example' },
      },
    },
    log: (line: string) => lines.push(line),
  };
  return { tools, lines };
}

/** The markup of a placeholder, and the lines logged while it was rendered. */
function render(renderings: readonly Rendering[], mode: PageMode, isMain = false) {
  const { tools, lines } = createTools(mode);
  const html = renderToStaticMarkup(
    renderPlaceholder('headless-main', renderings, tools, { isMain }),
  );
  // Removes React's markers of suspense boundaries.
  return { html: html.replaceAll(/<!--.*?-->/g, ''), lines };
}

const rootUid = '00000000-0000-0000-0000-000000000000';

function open(chrome: string, id: string): string {
  const runtime = chrome === 'rendering' ? ' data-csdk-component-runtime="server"' : '';
  return `<code type="text/sitecore" chrometype="${chrome}" class="scpm" kind="open" id="${id}"${runtime}></code>`;
}

function close(chrome: string): string {
  return `<code type="text/sitecore" chrometype="${chrome}" class="scpm" kind="close"></code>`;
}

describe('for visitors', () => {
  test('the blocks are rendered without marks', () => {
    const { html, lines } = render([note, { ...note, uid: '2' }], 'normal');
    expect(html).toBe('<p data-first="false">Hej</p><p data-first="false">Hej</p>');
    expect(lines).toEqual([]);
  });

  test('the first block of the main content receives isFirst', () => {
    const { html } = render([note, { ...note, uid: '2' }], 'normal', true);
    expect(html).toBe('<p data-first="true">Hej</p><p data-first="false">Hej</p>');
  });

  test.each(['columns', 'columns-1', 'columns-12', 'columns-{*}'])(
    'blocks inside a block are found under the key %s',
    (key) => {
      const { html } = render([columnsWith(key)], 'normal', true);
      expect(html).toBe('<div><p data-first="false">Hej</p></div>');
    },
  );

  test('a slot without content is empty', () => {
    expect(render([columnsWith('sidebar')], 'normal').html).toBe('<div></div>');
  });

  test('a block has the styles that editors have chosen', () => {
    const { html } = render([{ ...note, styles: 'centered dark' }, note], 'normal');
    expect(html).toMatch(/^<div class="centered dark">.*Hej.*<\/div><p[^>]*>Hej<\/p>$/);
  });

  test('an unknown block is left out, and its neighbours are rendered', () => {
    const { html, lines } = render([{ ...note, componentName: 'Nonsense' }, note], 'normal');
    expect(html).toBe('<p data-first="false">Hej</p>');
    expect(lines).toEqual(['unknown block Nonsense on nordvik-se sv /kop-bil']);
  });
});

describe('a page in which a section fails on the server', () => {
  const broken = { ...note, uid: noteUid, componentName: 'Broken' };
  const texts = { title: 'Oops', body: '', advice: '', reloadLabel: 'Reload' };

  /** The document of a page with a plan. */
  async function document(renderings: readonly Rendering[], plan: SectionPlan, mode: PageMode) {
    const { tools } = createTools(mode);
    const onFailure = vi.fn();
    const page = renderPlaceholder('headless-main', renderings, { ...tools, onFailure, plan });
    const stream = await renderToReadableStream(
      <SectionErrorTextsProvider
        texts={
          mode === 'normal' ? texts : { ...texts, componentNote: template('{component} failed') }
        }
      >
        {page}
      </SectionErrorTextsProvider>,
      { onError: () => 'digest' },
    );
    await stream.allReady;
    return { html: await readText(stream), failures: onFailure.mock.calls.length };
  }

  test('is rendered with boundaries that name the section', async () => {
    const { html } = await document([note, broken], { kind: 'search' }, 'normal');
    expect(failedBoundaries(html)).toEqual([{ id: sectionId(broken), digest: 'digest' }]);
  });

  test('names the inner section of two', async () => {
    const outer = { ...columnsWith('columns'), placeholders: { columns: [broken] } };
    const { html } = await document([outer], { kind: 'search' }, 'normal');
    expect(failedBoundaries(html)).toEqual([{ id: sectionId(broken), digest: 'digest' }]);
  });

  test.each([
    ['normal', false],
    ['preview', true],
    ['edit', true],
  ] as const)('is rendered with a message in its place (%s)', async (mode, namesIt) => {
    const plan = { kind: 'without', sections: new Set([sectionId(broken)]) } as const;
    const { html, failures } = await document([note, broken], plan, mode);
    expect(html).toContain('Hej');
    expect(html).toContain('Oops');
    expect(html.includes('Broken failed')).toBe(namesIt);
    expect(failures).toBe(1);
  });
});

describe('in the preview', () => {
  test('there are no marks', () => {
    expect(render([note], 'preview').html).toBe('<p data-first="false">Hej</p>');
  });

  test('an unknown block is named', () => {
    const { html, lines } = render([{ ...note, componentName: 'Nonsense' }], 'preview');
    expect(html).toContain('The component Nonsense is missing.');
    expect(lines).toHaveLength(1);
  });
});

describe('for the page editor', () => {
  test('placeholder and rendering are between their marks', () => {
    expect(render([note], 'edit').html).toBe(
      [
        open('placeholder', `headless-main_${rootUid}`),
        open('rendering', noteUid),
        '<p data-first="false">Hej</p>',
        close('rendering'),
        close('placeholder'),
      ].join(''),
    );
  });

  test('an empty placeholder is an element with a size around its marks, to drop blocks into', () => {
    const marks = open('placeholder', `headless-main_${rootUid}`) + close('placeholder');
    expect(render([], 'edit').html).toMatch(
      new RegExp(
        `^<div class="sc-jss-empty-placeholder">${marks}<span[^>]*>\\[headless-main\\]</span></div>$`,
      ),
    );
  });

  test('only editors get the element of an empty placeholder', () => {
    expect(render([], 'preview').html).toBe('');
    expect(render([note], 'edit').html).not.toContain('sc-jss-empty-placeholder');
  });

  test.each([
    ['columns-1', 'columns-1'],
    ['columns-{*}', 'columns-{*}'],
  ])('an inner placeholder %s is marked as %s of its rendering', (key, marked) => {
    const { html } = render([columnsWith(key)], 'edit');
    expect(html).toContain(`<div>${open('placeholder', `${marked}_${columnsUid}`)}`);
    expect(html).toContain(`${close('placeholder')}</div>`);
  });

  test('a slot without a placeholder on the platform is an empty one with its name', () => {
    const { html } = render([columnsWith('sidebar')], 'edit');
    expect(html).toContain(
      `<div><div class="sc-jss-empty-placeholder">${open('placeholder', `columns_${columnsUid}`)}`,
    );
  });

  test('a field’s mark contains the platform’s metadata unchanged', () => {
    const metadata = {
      datasource: { id: '1', language: 'sv', revision: 'r', version: 1 },
      title: 'Title',
      fieldId: '{F}',
      fieldType: 'Single-Line Text',
      rawValue: '<b> & "',
    };
    const { html } = render([{ ...note, fields: { Title: { value: 'Hej', metadata } } }], 'edit');
    const [, body = ''] = /kind="open">(\{.*?\})<\/code>Hej<code/.exec(html) ?? [];
    expect(JSON.parse(unescaped(body))).toEqual(metadata);
    expect(html).toContain(`Hej${close('field')}</p>`);
  });

  test('a block that the platform hides is a notice, and no unknown block', () => {
    const { html, lines } = render([{ ...note, componentName: 'Hidden Rendering' }], 'edit');
    expect(html).toContain('Hidden Rendering');
    expect(html).not.toContain('is missing');
    expect(lines).toEqual([]);
  });

  test('an unknown block is named between the marks of its rendering', () => {
    const { html } = render([{ ...note, componentName: 'Nonsense' }], 'edit');
    expect(html).toContain(open('rendering', noteUid));
    expect(html).toContain('The component Nonsense is missing.');
  });
});

function unescaped(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
