import { fc, test } from '@fast-check/vitest';
import { Parser } from 'htmlparser2';
import { describe, expect } from 'vitest';
import { policyOf } from '#app/security/policyOf.ts';
import { startScripts } from '#app/security/startScripts.ts';
import { createFinishDocument } from './finishDocument.ts';
import { finishHtml } from './finishHtml.ts';
import type { FailedStep } from './finishStep.ts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const viewport = '<meta name="viewport" content="width=device-width"/>';
const data = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const sheets: Readonly<Record<string, string>> = {
  one: '.a{color:red}.x{color:blue}',
  two: '.a{top:0}',
};

/** A page as the framework renders it. */
function pageOf(body: string, links = link('one') + link('two')): string {
  return `<!DOCTYPE html><html><head>${viewport}${links}<script src="/_next/static/chunks/a.js" async=""></script></head><body>${body}${data}</body></html>`;
}

const read = (href: string) => sheets[href.replace(/^.*\/|\.css$/g, '')];
const finishAll = finishHtml(read);
const finish = (html: string) => finishAll(html).html;

describe('style sheets', () => {
  test('the rules of the page are in the head, the sheets in front of the framework’s data', () => {
    const html = finish(pageOf('<p class="a">x</p>'));
    expect(html).toContain(`${viewport}<style>.a{color:red}.a{top:0}</style></head>`);
    expect(html).toContain(`</script>${link('one')}${link('two')}${data}</body>`);
  });

  test.each([
    ['without a style sheet', pageOf('<p class="a">x</p>', '')],
    ['whose style sheet is unknown', pageOf('<p class="a">x</p>', link('one') + link('three'))],
    ['without the framework’s data', pageOf('<p>x</p>').replace(data, '')],
    ['without a head', `<p>x</p>${data}`],
    ['that is empty', ''],
  ])('a page %s stays as it is', (_what, html) => {
    expect(finish(html)).toBe(html);
  });

  test('a rule can’t end the style element', () => {
    const html = pageOf('<p class="a">x</p>');
    const { html: finished, failed } = finishHtml(() => '.a::after{content:"</style>"}')(html);
    expect(finished).toBe(html);
    expect(failed[0]).toEqual({ step: 'inlineStyles', missing: 'rules without an end tag' });
  });

  test('a sheet is read once for all pages', () => {
    const asked: string[] = [];
    const finishCounted = finishHtml((href) => {
      asked.push(href);
      return read(href);
    });
    for (const text of ['one', 'two']) finishCounted(pageOf(text));
    expect(asked).toEqual(['one', 'two'].map((name) => `/_next/static/chunks/${name}.css`));
  });

  test('a sheet that can’t be read now is read for the next page', () => {
    let css: string | undefined;
    const finishLater = finishHtml(() => css);
    expect(finishLater(pageOf('')).html).toBe(pageOf(''));
    css = 'body{top:0}';
    expect(finishLater(pageOf('')).html).toContain('<style>body{top:0}');
  });
});

test('scripts are fetched by a script after the content', () => {
  const html = finish(pageOf('<p>x</p>'));
  expect(html).toContain(
    `<p>x</p><script data-sources="/_next/static/chunks/a.js">${startScripts}</script><link rel="stylesheet"`,
  );
  expect(html).not.toContain('async=""');
});

test('a script that the framework announces isn’t fetched before the others', () => {
  const last = '<script src="/_next/static/chunks/z.js" async=""></script>';
  const html = finish(
    pageOf('<p>x</p>')
      .replace(
        '<head>',
        '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/z.js"/>',
      )
      .replace('</body>', `${last}</body>`),
  );
  expect(html).toContain('data-sources="/_next/static/chunks/a.js /_next/static/chunks/z.js"');
  expect(html.split('z.js')).toHaveLength(2);
});

describe('the first picture', () => {
  const withPicture = (picture: string) => finish(pageOf(picture)).split(viewport)[1] ?? '';

  test('is named in the head with its sizes', () => {
    const html = withPicture(
      '<img fetchPriority="high" src="/a?b=1&amp;c=2" srcSet="/a 1w, /b 2w" sizes="50vw"/>',
    );
    expect(html).toMatch(
      /^<link rel="preload" as="image" imagesrcset="\/a 1w, \/b 2w" imagesizes="50vw" fetchpriority="high"\/><style>/,
    );
  });

  test('is named for each kind of window that it has a source for', () => {
    const html = withPicture(
      '<picture><source srcSet="/s 1w" sizes="1px" media="(max-width: 9px)"/><source srcSet="/m 1w" media="(max-width: 99px)"/><img fetchpriority="high" src="/l?x&amp;y"/></picture>',
    );
    const medias = [...html.matchAll(/media="([^"]*)"/g)].map(([, media]) => media);
    expect(medias.slice(0, 3)).toEqual([
      '(max-width: 9px)',
      '(not (max-width: 9px)) and (max-width: 99px)',
      '(not (max-width: 9px)) and (not (max-width: 99px))',
    ]);
    expect(html).toContain('href="/l?x&amp;y"');
  });

  test.each([
    '<img src="/a"/>',
    '<img src="/a" fetchpriority="low"/>',
    '<iframe src="/a" fetchpriority="high"></iframe>',
  ])('is the one of high priority, also after %s', (before) => {
    const html = withPicture(`${before}<img src="/b" fetchpriority="high"/>`);
    expect(html).toMatch(
      /^<link rel="preload" as="image" href="\/b" fetchpriority="high"\/><style>/,
    );
  });

  test.each([
    ['of no priority', '<img src="/a"/>'],
    ['second', '<img src="/b" fetchpriority="low"/>'],
    ['in data', '<img src="data:image/png;base64,AA" fetchpriority="high"/>'],
    [
      'without a condition for a source',
      '<picture><source srcset="/s"/><img fetchpriority="high" src="/l"/></picture>',
    ],
  ])('a picture %s isn’t', (_what, picture) => {
    expect(withPicture(picture)).toMatch(/^<style>/);
  });
});

describe('a page of another form', () => {
  const marked = '<img src="/a" fetchpriority="high"/>';
  const page = pageOf(`<p class="a">x</p>${marked}`);
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>';

  test('the form that is known has all that the steps look for', () => {
    expect(finishAll(page).failed).toEqual([]);
  });

  test.each<[string, string, FailedStep]>([
    [
      'names its style sheets in another way',
      page.replaceAll(' data-precedence="next"', ''),
      { step: 'inlineStyles', missing: 'style sheets of the framework in the head' },
    ],
    [
      'carries its data in another way',
      page.replaceAll('__next_f', '__other'),
      { step: 'inlineStyles', missing: 'the data of the framework' },
    ],
    [
      'has a style sheet elsewhere',
      page.replace('two.css', 'three.css'),
      { step: 'inlineStyles', missing: 'the file of a style sheet' },
    ],
    [
      'has no scripts of the known form',
      page.replace(script, script.replace('async=""', 'async')),
      { step: 'deferScripts', missing: 'scripts of the framework' },
    ],
    [
      'has scripts of two forms',
      page.replace(script, script + script.replace('<script', '<script id="b"')),
      { step: 'deferScripts', missing: 'one form for all scripts of the framework' },
    ],
    [
      'has no style sheets that the scripts could precede',
      page.replace(link('one') + link('two'), ''),
      { step: 'deferScripts', missing: 'style sheets after the head' },
    ],
    [
      'doesn’t define the viewport',
      page.replace(viewport, ''),
      { step: 'preloadPicture', missing: 'the definition of the viewport' },
    ],
  ])('that %s is reported', (_what, html, expected) => {
    expect(html).not.toBe(page);
    expect(finishAll(html).failed).toContainEqual(expected);
  });

  test('all its steps are in one line, which is the same for every page', async () => {
    const lines: string[] = [];
    const logOnce = (line: string) => lines.push(line);
    const finishDocument = createFinishDocument({ readSheet: read, logOnce });
    for (const text of ['one', 'two'])
      await finishDocument({ html: page.replace(script, '').replace('x', text), headers: [] });
    await finishDocument({ html: page, headers: [] });
    const line =
      "finish: pages of this build are sent unfinished: deferScripts didn't find scripts of the framework";
    expect(lines).toEqual([line, line]);
  });
});

describe('the policy of a document', () => {
  const finishDocument = createFinishDocument({ readSheet: read, logOnce: () => undefined });
  const headers = [
    ['content-type', 'text/html'],
    ['content-security-policy', 'of the framework'],
  ] as const;

  test('is that of the finished page', async () => {
    const { html, headers: finished } = await finishDocument({ html: pageOf('<p>x</p>'), headers });
    expect(html).toBe(finish(pageOf('<p>x</p>')));
    expect(finished).toEqual([
      ['content-type', 'text/html'],
      ['content-security-policy', policyOf(html)],
    ]);
  });

  test('stays if the page does', async () => {
    const document = { html: '<p>x</p>', headers };
    expect(await finishDocument(document)).toEqual(document);
  });
});

/** Elements and text of a body, without style sheets and the script that starts the others. */
function bodyOf(html: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes['rel'] !== 'stylesheet') found.push(`<${name} ${JSON.stringify(attributes)}>`);
    },
    onclosetag: (name) => found.push(`</${name}>`),
    ontext: (text) => found.push(text),
  });
  const content = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(startOfScripts, '');
  parser.end(content);
  return found;
}

const startOfScripts = /<script data-sources=[^>]*>[^<]*<\/script>/;

const text = fc.string().map((each) => each.replaceAll(/[<>&]/g, ''));
const element = fc
  .record({
    name: fc.constantFrom('p', 'a', 'img', 'picture', 'source', 'link', 'script', 'style'),
    text,
    classes: fc.constantFrom('a', 'x', 'a x', ''),
  })
  .map(
    ({ name, text: inner, classes }) =>
      `<${name} class="${classes}" media="${inner.replaceAll('"', '')}" fetchpriority="high">${inner}</${name}>`,
  );
const body = fc.array(fc.oneof(element, text)).map((parts) => parts.join(''));

test.prop([body])('finishing keeps the elements and text of a page', (inner) => {
  const html = pageOf(inner);
  expect(bodyOf(finish(html))).toEqual(bodyOf(html));
});

test.prop([body])('finishing keeps what is before the definition of the viewport', (inner) => {
  expect(finish(pageOf(inner)).split(viewport)[0]).toBe('<!DOCTYPE html><html><head>');
});

test.prop([body])('finishing twice is the same as once', (inner) => {
  const once = finish(pageOf(inner));
  expect(finish(once)).toBe(once);
});

test.prop([fc.string()])('any text can be finished', (html) => {
  expect(finish(html)).toBe(html);
});
