import { expect, test } from 'vitest';
import { dropRepeatedText } from './dropRepeatedText.ts';
import { changeRows, readRows } from './payloadRows.ts';

const script = (data: string, key = 'null') =>
  `["$","script",${key},{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":${JSON.stringify(data)}}}]`;
const textRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

const dropped = (stream: string) => changeRows(Buffer.from(stream), dropRepeatedText).toString();

test('the text of a script in a row is removed', () => {
  const data = '{"@type":"WebSite","name":"Bilar \\"i\\" lager å"}';
  const row = (text: string) => `0:["$","main",null,{"children":[${script(text)},"b"]}]\n`;
  expect(dropped(row(data))).toBe(row(''));
});

test.each([
  ['fonts-default', 'fonts'],
  ['fonts-nordvik-trucks-se', 'fonts'],
  ['look-nordvik-trucks-se', 'look'],
])('the text of %s in a row is removed', (href, precedence) => {
  const row = (text: string) =>
    `b:[["$","style",null,{"href":"${href}","precedence":"${precedence}","children":${JSON.stringify(text)}}],["$","p",null,{"children":"a"}]]\n`;
  expect(dropped(row('@font-face{font-family:"A"}'))).toBe(row(''));
});

test('requests to preload files are removed', () => {
  const hints = ':HL["/a.css","style"]\n:HL["/b.svg","image"]\n';
  expect(dropped(`0:"a"\n${hints}1:":HL["\n`)).toBe('0:"a"\n1:":HL["\n');
});

test('a text in a row of its own is removed with its row', () => {
  const data = `{"name":"${'å'.repeat(2_000)}\n1:["$"]"}`;
  const page = (text: string) => `3:["$","main","a",${script(text, '"5"')}]\n4:"$5"\n`;
  const others = textRow('5', 'other\ntext');
  expect(dropped(textRow('1a', data) + others + page('$1a'))).toBe(others + page(''));
});

test('the text of a script that has run is removed', () => {
  const early = (text: string) =>
    `0:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"${text}"}}]\n`;
  expect(dropped(early('run()'))).toBe(early(''));
});

test('metadata is removed, whatever its text, and what is beside it stays', () => {
  const meta = (key: string, props: object) => `["$","meta",${key},${JSON.stringify(props)}]`;
  const quoted = meta('"9"', { property: 'og:title', content: 'A "b" {c} ["$","p"] \\ }]' });
  const color = meta('null', { name: 'theme-color', media: '(x:y)', content: '#fff' });
  const icon = '["$","link","2",{"rel":"icon","href":"/a.svg","sizes":"32x32"}]';
  const sheet = '["$","link","0",{"rel":"stylesheet","href":"/a.css","precedence":"next"}]';
  const row = (...metadata: readonly string[]) =>
    `b:[${sheet},${metadata.join()},["$","title","0",{"children":"a"}]]\n`;
  expect(dropped(row(quoted, color, icon))).toBe(row('null', 'null', 'null'));
});

test('a text that quotes metadata stays', () => {
  const stream = `0:${JSON.stringify({ children: '["$","meta",null,{"name":"a"}]' })}\n`;
  expect(dropped(stream)).toBe(stream);
});

test('texts of other elements stay', () => {
  const early = '["$","div",null,{"dangerouslySetInnerHTML":{"__html":"<p>a</p>"}}]';
  const named = `["$","p",null,{"children":"application/ld+json"}]`;
  const stream = `1:I["a.js"]\n2:${early}\n3:${named}\n${textRow('4', script('{}'))}5:"$4"\n`;
  expect(dropped(stream)).toBe(stream);
});

test.each([
  ['a row without an end', `0:${script('{"a":1}')}`],
  ['a text that is shorter than its length', `1:Tff,text\n0:${script('{"a":1}')}\n`],
  ['a length that is no number', `1:Tx,text\n0:${script('{"a":1}')}\n`],
  ['no rows', `${script('{"a":1}')}\n`],
])('data with %s stays as it is', (_what, stream) => {
  expect(dropped(stream)).toBe(stream);
});

test('rows are split by lines, and those with a length by their length', () => {
  const stream = `1:"a"\n${textRow('2', 'å\n3:"b"\n')}:HL["/a.css"]\n4:o8,12345678f:null\n`;
  const rows = readRows(Buffer.from(stream))?.map(({ id, bytes }) => [id, bytes.toString()]);
  expect(rows).toEqual([
    ['1', '1:"a"\n'],
    ['2', textRow('2', 'å\n3:"b"\n')],
    ['', ':HL["/a.css"]\n'],
    ['4', '4:o8,12345678'],
    ['f', 'f:null\n'],
  ]);
});
