import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Page, Rendering } from '#domain/content/page.ts';
import { createMediaClient } from '#upstream/content/media.ts';
import { createHeroBlurs } from './heroBlurs.ts';

const origin = 'https://content.test';

type Answer = () => Response | Promise<Response>;

/** A site whose media library answers by path, and what was asked and logged. */
function setUp(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const lines: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input));
    return answers[new URL(String(input)).pathname]?.() ?? new Response(null, { status: 404 });
  };
  const tools = { fetch, now: () => 0, wait: async () => undefined };
  const media = createMediaClient({ origin, timeoutMs: 50, maxBytes: 100_000, tools });
  const heroBlurs = createHeroBlurs({ media, now: () => 0, log: (line) => lines.push(line) });
  return { heroBlurs, asked, lines };
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
  test('gives the picture of each hero banner a tiny stand-in', async () => {
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

  test('makes a stand-in once, also when two pages ask at the same time', async () => {
    const bytes = await picture();
    const { heroBlurs, asked } = setUp({ '/-/media/a.webp': () => new Response(bytes) });
    const home = page(hero({ Image: '/-/media/a.webp' }));
    await Promise.all([heroBlurs(home), heroBlurs(home)]);
    await heroBlurs(home);
    expect(asked).toEqual([`${origin}/-/media/a.webp`]);
  });

  test.each<[string, Answer, string]>([
    ['a missing picture', () => new Response(null, { status: 404 }), 'status 404'],
    ['what is no picture', () => new Response('<html>'), 'unreadable'],
    ['a picture beyond the limit', () => new Response(new Uint8Array(200_000)), 'more than'],
    ['a library that is silent', () => hang(), 'no answer within 50 ms'],
    ['a library that is gone', () => Promise.reject(new Error('refused')), 'refused'],
  ])('logs and ignores %s', async (_, answer, reason) => {
    const { heroBlurs, lines } = setUp({ '/-/media/a.webp': answer });
    expect(await heroBlurs(page(hero({ Image: '/-/media/a.webp' })))).toEqual({});
    expect(lines).toEqual([expect.stringContaining(reason)]);
  });

  test.each(['https://elsewhere.test/a.webp', '//elsewhere.test/a.webp'])(
    'never fetches %s, which is not the library’s',
    async (src) => {
      const { heroBlurs, asked, lines } = setUp({});
      expect(await heroBlurs(page(hero({ Image: src })))).toEqual({});
      expect([...asked, ...lines]).toEqual([]);
    },
  );
});

/** What `fetch` does when its signal ends it. */
function hang(): Promise<Response> {
  const error = new DOMException('Too late', 'TimeoutError');
  return new Promise((_, reject) => setTimeout(() => reject(error), 50));
}
