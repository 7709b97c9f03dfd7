import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { youtubeId, youtubePlayerUrl } from './youtube.ts';

describe('youtubeId', () => {
  test.each(['aqz-KE-bpKQ', '_0123456789', '-----------'])('takes %j', (id) => {
    expect(youtubeId(id)).toBe(id);
  });

  test('ignores surrounding white space', () => {
    expect(youtubeId(' aqz-KE-bpKQ\n')).toBe('aqz-KE-bpKQ');
  });

  test.each([
    '',
    'aqz-KE-bpK',
    'aqz-KE-bpKQQ',
    'aqz-KE bpKQ',
    'aqz/KE/bpKQ',
    'aqz-KE-bpK?',
    'åqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ',
    '"><script>a',
    'aqz-KE-bpKQ\naqz-KE-bpKQ',
  ])('ignores %j', (text) => {
    expect(youtubeId(text)).toBeUndefined();
  });

  propertyTest.prop([fc.string()])('lets nothing into an address that changes it', (text) => {
    const id = youtubeId(text);
    if (id !== undefined) expect(encodeURIComponent(id)).toBe(id);
  });
});

test('the player starts automatically and muted, and sets no cookies', () => {
  const url = new URL(youtubePlayerUrl('aqz-KE-bpKQ'));
  expect(url.origin).toBe('https://www.youtube-nocookie.com');
  expect(url.pathname).toBe('/embed/aqz-KE-bpKQ');
  expect(Object.fromEntries(url.searchParams)).toEqual({ autoplay: '1', mute: '1' });
});
