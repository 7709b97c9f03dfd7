import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

propertyTest.prop([fc.jsonValue()])('what was written as JSON is read', (value) => {
  const text = JSON.stringify(value);
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each([[null], [''], ['{'], ['undefined']])('%s is nothing', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test.each([
  [String.raw`"a\ud83d"`, 'a\ufffd'],
  [String.raw`"\uDE97 b"`, '\ufffd b'],
  [String.raw`["\uD83D\uDE97"]`, ['🚗']],
  [String.raw`{"a":["\udfff"]}`, { a: ['\ufffd'] }],
])('half a surrogate pair in %s is replaced, so that it can be in an address', (text, value) => {
  expect(parseJson(text)).toEqual(value);
  expect(() => encodeURIComponent(JSON.stringify(parseJson(text)))).not.toThrow();
});
