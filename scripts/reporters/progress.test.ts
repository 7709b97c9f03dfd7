import { expect, test } from 'vitest';
import { createProgress, type EndedTest } from './progress.ts';

const passed: EndedTest = {
  file: 'a.spec.ts',
  name: 'opens',
  durationMs: 1_000,
  outcome: 'passed',
};

/** The lines of a run in which each test takes a second. */
function linesOf(tests: readonly EndedTest[]): readonly string[] {
  const lines: string[] = [];
  let ms = 0;
  const progress = createProgress({ log: (line) => lines.push(line), now: () => ms, every: 2 });
  for (const each of tests) {
    ms += 1_000;
    progress.end(each);
  }
  progress.finish();
  return lines;
}

test('a run without failures is a few lines', () => {
  expect(linesOf([passed, { ...passed, file: 'b.spec.ts', durationMs: 4_000 }, passed])).toEqual([
    '  tests so far: 2, after 2 s',
    '  tests: 3, in 3 s; longest: b.spec.ts 4 s, a.spec.ts 2 s',
  ]);
});

test('a failure is named at once, with the beginning of its message', () => {
  const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const [line = ''] = linesOf([{ ...passed, outcome: 'failed', message }]);
  expect(line.split('\n')).toHaveLength(31);
  expect(line).toMatch(/^✘ a\.spec\.ts › opens: failed\n {4}line 0\n/);
});

test('a long line, such as a page of HTML, is cut', () => {
  const [line = ''] = linesOf([{ ...passed, outcome: 'failed', message: 'x'.repeat(100_000) }]);
  expect(line.length).toBeLessThan(500);
  expect(line).toMatch(/x …$/);
});

test('a test that is tried again counts once', () => {
  const again = { ...passed, outcome: 'failed, and is tried again', message: 'late' } as const;
  expect(linesOf([again, passed])).toEqual([
    '✘ a.spec.ts › opens: failed, and is tried again\n    late',
    '  tests: 1, in 2 s; longest: a.spec.ts 2 s',
  ]);
});
