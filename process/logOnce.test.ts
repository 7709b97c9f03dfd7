import { expect, test } from 'vitest';
import { createLogOnce } from './logOnce.ts';

test('each line is logged the first time only', () => {
  const lines: string[] = [];
  const logOnce = createLogOnce((line) => lines.push(line));
  for (const line of ['a', 'b', 'a', 'b', 'c']) logOnce(line);
  expect(lines).toEqual(['a', 'b', 'c']);
});
