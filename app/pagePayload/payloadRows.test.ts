import { expect, test } from 'vitest';
import { changeRows, readRows } from './payloadRows.ts';

const idsOf = (text: string) => readRows(Buffer.from(text))?.map(({ id }) => id);

test.each<[string, readonly string[]]>([
  ['', []],
  ['0:"a"\n', ['0']],
  ['0:"a"\n1f:["$","p"]\n', ['0', '1f']],
  [':HL["/a.css","style"]\n0:"a"\n', ['', '0']],
  ['0:"a"\n:HL["/a.css","style"]\n', ['0', '']],
  ['1:T4,a\nbc2:"d"\n', ['1', '2']],
  ['1:T2,å0:"a"\n', ['1', '0']],
  ['1:o3,\n\n\n', ['1']],
])('the rows of %j are %j', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
  const rows = readRows(Buffer.from(text)) ?? [];
  expect(rows.map(({ bytes }) => bytes.toString()).join('')).toBe(text);
});

test('only rows with the tag of texts are texts', () => {
  const rows = readRows(Buffer.from('1:T1,a2:o1,b3:"T"\n')) ?? [];
  expect(rows.map(({ isText }) => isText)).toEqual([true, false, false]);
});

test.each(['a', '0:"a"', ':HL["/a.css"]', 'x:"a"\n', '0:T5,abc', '0:Tx,abc', '0:T', '0:"a"\n\n'])(
  '%j has another form and stays as it is',
  (text) => {
    expect(idsOf(text)).toBeUndefined();
    expect(changeRows(Buffer.from(text), () => []).toString()).toBe(text);
  },
);
