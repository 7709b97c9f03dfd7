import { describe, expect, test, vi } from 'vitest';
import { askForEvents } from './personalApi.ts';

describe('an event stream', () => {
  const { signal } = new AbortController();

  async function readTexts(): Promise<readonly string[]> {
    const texts: string[] = [];
    const readText = (data: string) => (data === 'garbage' ? undefined : data);
    for await (const text of askForEvents('/api/events', readText, signal)) texts.push(text);
    return texts;
  }

  test('is read without what is unreadable', async () => {
    vi.stubGlobal('fetch', async () => new Response('data: a\n\ndata: garbage\n\ndata: b\n\n'));
    expect(await readTexts()).toEqual(['a', 'b']);
  });

  test('that is refused throws', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(readTexts()).rejects.toThrow('status 503');
  });
});
