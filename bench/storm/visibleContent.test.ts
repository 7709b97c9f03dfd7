import { describe, expect, it } from 'vitest';
import { finishHtml } from '#server/finish/finishHtml.ts';
import { firstDifference, visibleContent } from './visibleContent.ts';

const page = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>',
  '<script src="/_next/static/b.js" async=""></script><title>Bilar</title></head>',
  '<body><script type="application/ld+json">{"@type":"Car"}</script><h1>Bilar</h1>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>',
].join('');

describe('visibleContent', () => {
  it('is the same for a page and the finished page', () => {
    const { html } = finishHtml(() => 'h1{margin:0}')(page);
    expect(html).not.toBe(page);
    expect(visibleContent(html)).toBe(visibleContent(page));
  });

  it.each([
    ['React puts between texts', '<h1>Bilar', '<h1>Bilar<!-- -->'],
    ['degraded pages have', '</head>', '<meta name="forecourt:status" content="degraded"/></head>'],
  ])('is the same with the marks that %s', (_what, place, marked) => {
    expect(visibleContent(page.replace(place, marked))).toBe(visibleContent(page));
  });

  it('differs when a word or a fact differs', () => {
    expect(visibleContent(page)).not.toBe(visibleContent(page.replace('<h1>Bilar', '<h1>Cars')));
    expect(visibleContent(page)).not.toBe(visibleContent(page.replace('"Car"', '"Van"')));
  });
});

describe('firstDifference', () => {
  it.each([
    ['a word', '<h1>Bilar', '<h1>Cars', '<h1>Cars'],
    ['the end', '</html>', '', '</body>'],
  ])('begins shortly before %s that differs', (_what, place, changed, said) => {
    const found = firstDifference(page, page.replace(place, changed));
    expect(found).toContain(said);
    expect(found.length).toBeLessThanOrEqual(90);
  });
});
