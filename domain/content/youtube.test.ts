import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { youtubePlayerUrl, youtubeVideo } from './youtube.ts';

const id = 'aqz-KE-bpKQ';

describe('youtubeVideo', () => {
  test.each([id, '_0123456789', '-----------'])('takes %j', (text) => {
    expect(youtubeVideo(text)).toEqual({ id: text });
  });

  test.each([
    ` ${id}\n`,
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}&list=PL1&index=2`,
    `https://m.youtube.com/watch?app=desktop&v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/v/${id}/`,
    `www.youtube.com/watch?v=${id}`,
    `youtu.be/${id}`,
    `//youtu.be/${id}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
  ])('finds the video of %j', (text) => {
    expect(youtubeVideo(text)).toEqual({ id });
  });

  test.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1h2m3s', 3723],
    ['t=2m', 120],
    ['start=15', 15],
  ])('with %s it begins at %i s', (query, start) => {
    expect(youtubeVideo(`https://youtu.be/${id}?${query}`)).toEqual({ id, start });
  });

  test.each(['t=', 't=abc', 't=-5', 't=0', 't=1e9'])('with %s it begins at the start', (query) => {
    expect(youtubeVideo(`https://youtu.be/${id}?${query}`)).toEqual({ id });
  });

  test.each([
    '',
    'aqz-KE-bpK',
    'aqz-KE-bpKQQ',
    'aqz-KE bpKQ',
    'aqz/KE/bpKQ',
    'aqz-KE-bpK?',
    'åqz-KE-bpKQ',
    '"><script>a',
    `${id}\n${id}`,
    `https://vimeo.com/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/youtu.be/${id}`,
    `https://www.youtube.com/playlist?list=${id}`,
    'https://www.youtube.com/watch?v=short',
    `javascript:youtu.be/${id}`,
  ])('ignores %j', (text) => {
    expect(youtubeVideo(text)).toBeUndefined();
  });

  const start = fc.constantFrom('', 'https://youtu.be/', 'https://www.youtube.com/watch?v=');

  propertyTest.prop([start, fc.string()])('lets nothing into an address', (before, text) => {
    const video = youtubeVideo(before + text);
    if (video === undefined) return;
    expect(encodeURIComponent(video.id)).toBe(video.id);
    expect(Number.isSafeInteger(video.start ?? 0)).toBe(true);
  });
});

test('the player starts automatically and muted, and sets no cookies', () => {
  const url = new URL(youtubePlayerUrl({ id, start: 90 }));
  expect(url.origin).toBe('https://www.youtube-nocookie.com');
  expect(url.pathname).toBe(`/embed/${id}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({ autoplay: '1', mute: '1', start: '90' });
});
