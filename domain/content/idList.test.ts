import { expect, test } from 'vitest';
import { readIdList } from './idList.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['1', ['1']],
  [' 3 , 1,2,', ['3', '1', '2']],
  ['1,1, 1', ['1']],
  ['1;2; 3', ['1', '2', '3']],
  ['1 2\n3\r\n4\t5', ['1', '2', '3', '4', '5']],
  ['1|2 | 3', ['1', '2', '3']],
  ['{1}|{2}', ['1', '2']],
])('the ids in %j are %j', (text, ids) => {
  expect(readIdList(text)).toEqual(ids);
});
