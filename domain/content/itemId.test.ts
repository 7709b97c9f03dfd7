import { expect, test } from 'vitest';
import { parseItemId } from './itemId.ts';

const id = '0A1B2C3D4E5F60718293A4B5C6D7E8F9';
const dashed = '0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9';

test.each([
  ['plain', id, id],
  ['in small letters', id.toLowerCase(), id],
  ['dashed', dashed, id],
  ['braced', `{${dashed.toLowerCase()}}`, id],
  ['braced without dashes', `{${id}}`, id],
  ['among blanks', ` {${id}} `, id],
  ['half braced', `{${id}`, undefined],
  ['too short', id.slice(1), undefined],
  ['too long', `${id}0`, undefined],
  ['no id', 'elbil', undefined],
  ['nothing', '', undefined],
])('an id that is %s', (_what, text, expected) => {
  expect(parseItemId(text)).toBe(expected);
});
