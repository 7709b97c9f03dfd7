import { fc, test } from '@fast-check/vitest';
import { Parser } from 'htmlparser2';
import { expect } from 'vitest';
import { findBlock } from '#blocks/findBlock.ts';
import { loadBlocks } from '#cms/renderer/loadBlocks.ts';
import { renderPlaceholder } from '#cms/renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '#cms/renderer/SectionError.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import type { PageMode } from '#domain/content/page.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { parsePage } from '#upstream/content/parse.ts';
import { wireLayoutAnswer } from '#upstream/content/wire.ts';
import { contentTrees } from './testing/contentTrees.ts';

/** `CONTENT_TREES=2000 npm exec -- vitest run --config vitest.unit.config.ts app/page/contentTrees` tries more. */
const numRuns = Number(process.env['CONTENT_TREES'] ?? 60);

const failure = { title: 'This section failed', body: '', advice: '', reloadLabel: 'Reload' };

/** The markup of a page with this content, read and rendered as on the site. */
async function render(main: unknown, mode: PageMode): Promise<string> {
  const rendered = { sitecore: { route: { placeholders: { 'headless-main': main } } } };
  const answer = wireLayoutAnswer.parse({ layout: { item: { rendered } } });
  const placeholders = parsePage(answer.layout?.item)?.placeholders ?? {};
  const tools = { find: findBlock, frame: { ...testFrame, mode }, log: () => undefined };
  const loaded = await loadBlocks(placeholders, { ...tools, services: emptyServices });
  return serverMarkup(
    <SectionErrorTextsProvider texts={failure}>
      {renderPlaceholder('headless-main', placeholders['headless-main'] ?? [], {
        ...tools,
        loaded,
      })}
    </SectionErrorTextsProvider>,
  );
}

const addressed = ['href', 'src', 'action', 'formaction', 'poster', 'data'] as const;

/** All addresses in a document. */
function addressesIn(html: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'use') return;
      for (const attribute of addressed) {
        const value = attributes[attribute];
        if (value !== undefined) found.push(value);
      }
      const candidates = attributes['srcset'] ?? attributes['imagesrcset'] ?? '';
      for (const candidate of candidates.split(', ')) {
        const [address = ''] = candidate.split(' ');
        if (address !== '') found.push(address);
      }
    },
  });
  parser.end(html);
  return found;
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** Why an address leads nowhere, or somewhere that nobody meant. */
function problemOf(address: string): string | undefined {
  // The empty picture of a video without a poster.
  if (address.startsWith('data:image/gif;')) return undefined;
  const url = URL.parse(address, testFrame.url);
  if (!url) return 'no address';
  if (!schemes.has(url.protocol)) return `scheme ${url.protocol}`;
  if (url.protocol.startsWith('http')) return url.hostname === '' ? 'no host' : undefined;
  // A page is shared by a mail whose recipient the visitor adds.
  return url.pathname === '' && url.search === '' ? 'no recipient' : undefined;
}

test.prop([contentTrees, fc.constantFrom('normal', 'preview', 'edit')], { numRuns })(
  'any content is rendered without a failed section, and with true addresses only',
  async (main, mode) => {
    const html = await render(main, mode);
    expect(html).not.toContain(failure.title);
    expect(html).not.toMatch(/<script>alert|<[^>"]* onerror=/);
    const problems = addressesIn(html).flatMap((address) => {
      const problem = problemOf(address);
      return problem === undefined ? [] : [`${address}: ${problem}`];
    });
    expect(problems).toEqual([]);
  },
  // Each tree takes some 20 ms, several times as much on a busy machine.
  Math.max(60_000, numRuns * 200),
);
