import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Page, Rendering } from '#domain/content/page.ts';
import { createMediaClient } from '#upstream/content/media.ts';
import { createCompleteness } from './completeness.ts';
import { createHeroBlurs } from './heroBlurs.ts';

const origin = 'https://content.test';

type Answer = () => Response | Promise<Response>;

/** A media library that answers by path, with records of requests and log lines. */
function setUp(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const lines: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input));
    return answers[new URL(String(input)).pathname]?.() ?? new Response(null, { status: 404 });
  };
  const tools = { fetch, now: () => 0, wait: async () => undefined };
  const media = createMediaClient({ origin, timeoutMs: 50, maxBytes: 100_000, tools });
  const blursOf = createHeroBlurs({ media, now: () => 0, log: (line) => lines.push(line) });
  const completeness = createCompleteness();
  const heroBlurs = (of: Page) => blursOf(of, completeness.watch);
  return { heroBlurs, asked, lines, isComplete: completeness.isComplete };
}

async function picture(): Promise<ArrayBuffer> {
  const create = { width: 400, height: 200, channels: 3, background: '#106090' } as const;
  return Uint8Array.from(await sharp({ create }).webp().toBuffer()).buffer;
}

function hero(fields: Record<string, string>): Rendering {
  const images = Object.entries(fields).map(([name, src]) => [name, { value: { src } }]);
  return {
    uid: JSON.stringify(fields),
    componentName: 'HeroBanner',
    params: {},
    fields: Object.fromEntries(images),
    placeholders: {},
  };
}

function page(...renderings: readonly Rendering[]): Page {
  const texts = { metaTitle: '', navTitle: '', metaDescription: '', ogDescription: '', gtmId: '' };
  return {
    itemId: '1',
    name: 'Home',
    itemPath: '/',
    displayName: 'Home',
    language: 'sv',
    mode: 'normal',
    fields: texts,
    fieldProblems: [],
    placeholders: { 'headless-main': renderings },
    routeFields: {},
    languages: [],
  };
}

describe('heroBlurs', () => {
  test('creates a tiny blur for the picture of each hero banner', async () => {
    const bytes = await picture();
    const answer = () => new Response(bytes);
    const { heroBlurs } = setUp({ '/-/media/wide.webp': answer, '/-/media/tall.webp': answer });
    const blurs = await heroBlurs(
      page(hero({ Image: '/-/media/wide.webp' }), hero({ ImagePhone: '/-/media/tall.webp' })),
    );
    expect(Object.keys(blurs)).toEqual(['/-/media/wide.webp', '/-/media/tall.webp']);
    for (const blur of Object.values(blurs)) {
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(blur.length).toBeLessThan(400);
    }
  });

  test('creates a blur once, even for concurrent pages', async () => {
    const bytes = await picture();
    const { heroBlurs, asked } = setUp({ '/-/media/a.webp': () => new Response(bytes) });
    const home = page(hero({ Image: '/-/media/a.webp' }));
    await Promise.all([heroBlurs(home), heroBlurs(home)]);
    await heroBlurs(home);
    expect(asked).toEqual([`${origin}/-/media/a.webp`]);
  });

  test.each<[string, Answer, string, boolean]>([
    ['a picture that does not exist', status(404), 'no such picture', true],
    ['a picture that is gone', status(410), 'no such picture', true],
    ['a failing library', status(500), 'status 500', false],
    ['an answer that is not a picture', () => new Response('<html>'), 'unreadable', false],
    ['a picture over the limit', () => new Response(new Uint8Array(200_000)), 'more than', false],
    ['a library that does not answer', () => hang(), 'no answer within 50 ms', false],
    ['a refused connection', () => Promise.reject(new Error('refused')), 'refused', false],
  ])('logs %s and goes on without a blur', async (_, answer, reason, complete) => {
    const { heroBlurs, lines, isComplete } = setUp({ '/-/media/a.webp': answer });
    expect(await heroBlurs(page(hero({ Image: '/-/media/a.webp' })))).toEqual({});
    expect(lines).toEqual([expect.stringContaining(reason)]);
    expect(isComplete()).toBe(complete);
  });

  test.each(['https://elsewhere.test/a.webp', '//elsewhere.test/a.webp'])(
    'never fetches %s from outside the library',
    async (src) => {
      const { heroBlurs, asked, lines } = setUp({});
      expect(await heroBlurs(page(hero({ Image: src })))).toEqual({});
      expect([...asked, ...lines]).toEqual([]);
    },
  );
});

function status(code: number): Answer {
  return () => new Response(null, { status: code });
}

/** Rejects as `fetch` does when its signal aborts it. */
function hang(): Promise<Response> {
  const error = new DOMException('Too late', 'TimeoutError');
  return new Promise((_, reject) => setTimeout(() => reject(error), 50));
}
