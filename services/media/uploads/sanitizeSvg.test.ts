import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { testDrawing } from '../testing/testFiles.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

function cleaned(text: string): string {
  const clean = sanitizeSvg(text);
  return clean.kind === 'accepted' ? clean.value : expect.unreachable(clean.failure.message);
}

const empty = cleaned(testDrawing(''));

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a script in another letter case', '<SCRIPT>alert(1)</SCRIPT>'],
  [
    'a script of another namespace',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  ],
  [
    'HTML',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//a"/></foreignObject>',
  ],
  ['a link', '<a href="javascript:alert(1)"><text>click</text></a>'],
  ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['a style that loads something', '<style>@import "//evil.test/a.css";</style>'],
  ['a style with an escape', '<style>rect { fill: u\\72l(//evil.test) }</style>'],
  ['a comment', '<!-- <script> -->'],
  ['an instruction', '<?xml-stylesheet href="//evil.test/a.css"?>'],
  ['metadata of a tool', '<metadata><rdf:RDF/></metadata><sodipodi:namedview/>'],
])('%s is removed', (_what, content) => {
  expect(cleaned(testDrawing(content))).toBe(empty);
});

test.each([
  ['an event handler', 'onload="alert(1)"'],
  ['an event handler in another letter case', 'OnLoad="alert(1)"'],
  ['a reference to another file', 'href="//evil.test/a.svg#a"'],
  ['an old reference to a script', 'xlink:href="javascript:alert(1)"'],
  ['a data address of HTML', 'href="data:text/html;base64,PHNjcmlwdD4="'],
  ['a fill of another file', 'fill="url(//evil.test/a.svg#a)"'],
  ['a style of another file', 'style="fill: url( \'//evil.test\' )"'],
  ['an attribute of a tool', 'inkscape:version="1.4"'],
])('%s is removed from elements', (_what, attribute) => {
  const rect = '<rect width="1"/>';
  const drawing = testDrawing(`<rect width="1" ${attribute}/>`, attribute);
  expect(cleaned(drawing)).toBe(cleaned(testDrawing(rect)));
});

test('a style in CDATA is kept as text', () => {
  const style = '<style>g > rect { fill: red }</style>';
  const inCdata = '<style><![CDATA[g > rect { fill: red }]]></style>';
  expect(cleaned(testDrawing(inCdata))).toBe(cleaned(testDrawing(style)));
});

test('what a drawing consists of is kept', () => {
  const content = [
    '<title>A &amp; B</title><style>.a{fill:url(#g)}</style>',
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0"/></linearGradient></defs>',
    '<g clip-path="url(#c)" style="fill:url(#g)" xml:space="preserve"><use href="#g"/></g>',
    '<image href="data:image/png;base64,AAAA"/><text x="1">å &lt; b</text>',
  ].join('');
  expect(cleaned(testDrawing(content))).toContain(content.replace('å', '&#xe5;'));
});

test('an empty CDATA section leaves an empty element', () => {
  expect(cleaned(testDrawing('<g><![CDATA[]]></g>'))).toContain('<g/>');
});

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${testDrawing('&a;')}`, 'entities'],
  ['another root', '<html><svg/></html>', 'isn’t an SVG'],
  ['nothing', '', 'isn’t an SVG'],
  ['a thousand levels', testDrawing('<g>'.repeat(100_000)), 'too deeply'],
])('%s is refused', (_what, text, sentence) => {
  expect(sanitizeSvg(text)).toMatchObject({
    kind: 'refused',
    failure: { message: expect.stringContaining(sentence) },
  });
});

const piece = fc.constantFrom(
  ...['<script>', '</script>', '<g ', 'onload="a"', '>', '<style>', '</style>', '<![CDATA[', ']]>'],
  ...[
    '"',
    "'",
    '&#60;',
    '&lt;',
    '<!--',
    '-->',
    '<foreignObject>',
    'href="javascript:a"',
    '/>',
    ' ',
  ],
);

property.prop([fc.array(piece, { maxLength: 30 })])(
  'a clean drawing is clean, whatever it was made of',
  (pieces) => {
    const clean = cleaned(testDrawing(pieces.join('')));
    expect(clean).not.toMatch(/<script|<foreignObject|<[^<>]*\s(?:on\w+=|href="javascript)/i);
    expect(cleaned(clean)).toBe(clean);
  },
);
