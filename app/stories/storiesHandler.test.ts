import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { StoriesService } from '#domain/stories/service.ts';
import { testIndex } from '#domain/stories/testing/testIndex.ts';
import { createStoriesHandler } from './storiesHandler.ts';

const story = {
  id: 'A1',
  path: '/nyheter/vinter',
  title: 'Vinter',
  premble: 'Kort.',
  tagIds: ['T1'],
};
const tags = [{ key: 'elbil', value: 'Elbilar', id: 'T1' }];
const list = vi.fn<StoriesService['list']>();
const tagsOf = vi.fn<StoriesService['tags']>();
const log = vi.fn<(line: string) => void>();
const handle = createStoriesHandler({ stories: { list, tags: tagsOf }, log });

beforeEach(() => {
  list
    .mockReset()
    .mockResolvedValue(ok({ index: testIndex, stories: [story], total: 9, next: 'c' }));
  tagsOf.mockReset().mockResolvedValue(ok(tags));
  log.mockReset();
});

const query = { site: 'carstore-se', locale: 'sv', index: '/nyheter' };

function ask(more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const parameters = new URLSearchParams({ ...query, ...more });
  return handle(new Request(`http://localhost/api/stories?${parameters}`));
}

describe('a part of a list', () => {
  test('has the stories as cards show them, and where it goes on', async () => {
    const answer = await ask({ after: 'b', first: '8' });
    expect(await answer.json()).toEqual({
      stories: [{ path: story.path, title: 'Vinter', premble: 'Kort.', tags: ['Elbilar'] }],
      total: 9,
      next: 'c',
    });
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=30, stale-while-revalidate=60',
    );
    expect(list).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ index: '/nyheter', limit: 8, cursor: 'b', tagIds: [] }),
    );
  });

  test('is filtered by known tags only', async () => {
    await ask({ tags: 'elbil,okänd' });
    expect(list).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tagIds: ['T1'] }));
  });

  test('is empty with unknown tags only', async () => {
    expect(await (await ask({ tags: 'okänd' })).json()).toEqual({ stories: [], total: 0 });
    expect(list).not.toHaveBeenCalled();
  });

  test.each(['list', 'tags'] as const)('isn’t kept if its %s are old', async (part) => {
    if (part === 'tags') tagsOf.mockResolvedValue({ ...ok(tags), isStale: true });
    else
      list.mockResolvedValue({ ...ok({ index: testIndex, stories: [], total: 0 }), isStale: true });
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test.each([
  [{ index: 'nyheter' }, 400, 'malformed-query'],
  [{ index: '/nyheter?x' }, 400, 'malformed-query'],
  [{ index: `/${'a'.repeat(500)}` }, 400, 'malformed-query'],
  [{ first: '0' }, 400, 'malformed-query'],
  [{ first: '101' }, 400, 'malformed-query'],
  [{ after: '' }, 400, 'malformed-query'],
  [{ site: 'nobody' }, 404, 'unknown-site'],
  [{ locale: 'fi' }, 404, 'unknown-site'],
])('%o is refused', async (more, status, failure) => {
  const answer = await ask(more);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ failure });
  expect(list).not.toHaveBeenCalled();
});

test.each([
  [{ index: `/${'a'.repeat(499)}` }],
  [{ first: '1' }],
  [{ first: '100' }],
  [{ after: 'a'.repeat(500) }],
])('%o is answered', async (more) => {
  expect((await ask(more)).status).toBe(200);
});

test('a list that there isn’t is missing, which isn’t logged', async () => {
  list.mockResolvedValue(fail({ kind: 'no-index', path: '/nyheter' }));
  expect((await ask()).status).toBe(404);
  expect(log).not.toHaveBeenCalled();
});

test.each(['list', 'tags'] as const)(
  'a failure of the %s is logged with the place',
  async (part) => {
    const failure = fail({ kind: 'server-error', status: 502 } as const);
    if (part === 'tags') tagsOf.mockResolvedValue(failure);
    else list.mockResolvedValue(failure);
    expect((await ask()).status).toBe(503);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('stories: a part of carstore-se sv /nyheter: '),
    );
  },
);
