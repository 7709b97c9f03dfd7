import { expect, test } from 'vitest';
import { dropUndefined } from './dropUndefined.ts';
import { changeRows } from './payloadRows.ts';

const dropped = (stream: string) => changeRows(Buffer.from(stream), dropUndefined).toString();

test.each([
  ['the first property', '{"a":"$undefined","b":1}', '{"b":1}'],
  ['the last property', '{"a":1,"b-c":"$undefined"}', '{"a":1}'],
  ['all properties', '{"a":"$undefined","b":"$undefined"}', '{}'],
  ['several in a row', '{"a":1,"b":"$undefined","c":"$undefined","d":2}', '{"a":1,"d":2}'],
  [
    'one of an element',
    '["$","a",null,{"href":"/","rel":"$undefined"}]',
    '["$","a",null,{"href":"/"}]',
  ],
])('%s without a value is removed', (_what, before, after) => {
  expect(dropped(`0:${before}\n`)).toBe(`0:${after}\n`);
});

test.each([
  ['an entry of a list', '["$undefined",false]'],
  ['a text that quotes one', JSON.stringify({ a: 'b,"c":"$undefined"' })],
  ['a text that ends like one', '{"a":"$undefinedly"}'],
  ['another reference', '{"a":"$undefine"}'],
])('%s stays', (_what, value) => {
  expect(dropped(`0:${value}\n`)).toBe(`0:${value}\n`);
});

test('texts in rows of their own stay', () => {
  const text = 'let a={"b":"$undefined"}\n';
  const stream = `1:T${Buffer.byteLength(text).toString(16)},${text}2:"$1"\n`;
  expect(dropped(stream)).toBe(stream);
});

test('data of another form stays as it is', () => {
  expect(dropped('{"a":"$undefined"}')).toBe('{"a":"$undefined"}');
});
