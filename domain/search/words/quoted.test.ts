import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test.each([
  ['"vw" diesel', ['"vw"']],
  ['diesel "vw" ', ['"vw"']],
  ['röd "stor svart bil" diesel', ['"stor svart bil"']],
  ['"stor a" bil', ['"stor a"']],
  ['" vw" diesel', ['" vw"']],
  ['"vw" diesel "stor bil"', ['"vw"', '"stor bil"']],
  ['”under 200000” „mit Haken“ «stor bil»', ['”under 200000”', '„mit Haken“', '«stor bil»']],
  // Without both of its marks, it isn't a quotation.
  ['"stor bil', []],
  ['stor bil"', []],
  ['stor " bil', []],
  ['"', []],
  ['', []],
])('in %s, %j are quoted', (text, expected) => {
  const words = text.split(' ');
  const spans = quoted(words);
  expect(spans.map(({ at, length }) => words.slice(at, at + length).join(' '))).toEqual(expected);
});
