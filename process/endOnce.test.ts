import { expect, test, vi } from 'vitest';
import { endOnce } from './endOnce.ts';

test('connections are closed at each call; work is finished and the process ended once', async () => {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  vi.spyOn(process, 'exit').mockImplementation((code): never => {
    done.push(`exit ${code}`);
    return undefined as never;
  });
  const end = endOnce(note('finish'));
  await Promise.all([end(note('drain')), end(note('close'))]);
  await end(note('close again'));
  expect(done).toEqual(['drain', 'close', 'finish', 'exit 0', 'close again']);
});
