import { expect, test } from 'vitest';
import { readReport } from './nuChecker.ts';

test('errors have their file and the HTML around them', () => {
  const json = JSON.stringify({
    messages: [
      { type: 'error', url: 'file:/tmp/1.html', message: 'Stray end tag.', extract: '</p></p>' },
      { type: 'error', message: 'Out of memory' },
    ],
  });
  expect(readReport(json)).toEqual([
    { file: '/tmp/1.html', message: 'Stray end tag.', extract: '</p></p>' },
    { file: '', message: 'Out of memory', extract: '' },
  ]);
});
