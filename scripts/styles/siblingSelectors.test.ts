import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';
import { codeLines } from './codeLines.ts';

/** A selector such as `* + p` or `h2 + *`, of any element beside another. */
const anySibling = /[+~] ?\*(?![\w-])|\* ?[+~](?! ?\d)/;

test.each([
  ['> * + h2', true],
  ['> h2 + *', true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a style sheet.
  ['${row} ~ *', true],
  ['li + li', false],
  ['& + &', false],
  ['calc(2 * (1px + 3px))', false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a style sheet.
  ['calc(2 * ${space.m} + 1px)', false],
])('of any element beside another: %s (%s)', (selector, isAny) => {
  expect(anySibling.test(selector)).toBe(isAny);
});

test('no style sheet has a selector that makes all following elements depend on one', async () => {
  const sheets = (await projectFiles()).filter((path) => path.endsWith('.css.ts'));
  expect(sheets.length).toBeGreaterThan(100);
  const faults = sheets.flatMap((path) =>
    codeLines(readFileSync(path, 'utf8')).flatMap((line, at) =>
      anySibling.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
    ),
  );
  expect(faults).toEqual([]);
});
