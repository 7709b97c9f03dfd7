import { expect, test } from 'vitest';
import { changePayload } from './changePayload.ts';

const push = (json: string) => `<script>self.__next_f.push([1,${json}])</script>`;
const upper = (stream: Buffer) => Buffer.from(stream.toString().toUpperCase());

test('the data of a document is changed, and written so that it can’t end the script', () => {
  const html = `<p>a</p>${push('"1:\\"\\u003c/p\\u003e $& å\\u2028\\"\\n"')}<p>b</p>`;
  const written = push('"1:\\"\\u003c/P\\u003e $\\u0026 Å\\u2028\\"\\n"');
  expect(changePayload(html, upper)).toBe(`<p>a</p>${written}<p>b</p>`);
});

test('the change is told the document up to the data', () => {
  const html = `<p>a</p>${push('"b"')}<p>c</p>`;
  const changed = changePayload(html, (_stream, before) => Buffer.from(before.toUpperCase()));
  expect(changed).toBe(`<p>a</p>${push('"\\u003cP\\u003eA\\u003c/P\\u003e"')}<p>c</p>`);
});

test.each([
  ['no data', '<p>a</p>'],
  ['several scripts', push('"a"') + push('"b"')],
  ['binary data', '<script>self.__next_f.push([3,"YQ=="])</script>'],
])('a document with %s stays as it is', (_what, html) => {
  expect(changePayload(html, upper)).toBe(html);
});
