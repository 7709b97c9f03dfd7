import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './testReports.ts';

describe('the report of Vitest', () => {
  it('names a failed test with its file and the beginning of its message', () => {
    const result = readVitestReport({
      numPassedTests: 3,
      testResults: [
        {
          name: '/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds numbers', status: 'passed', failureMessages: [] },
            { fullName: 'adds money', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          ],
        },
      ],
    });
    expect(result).toEqual({
      passed: 3,
      failures: ['/a.test.ts › adds money\n    expected 1 to be 2'],
    });
  });

  it('names a file that could not be loaded', () => {
    const result = readVitestReport({
      numPassedTests: 0,
      testResults: [
        { name: '/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(result.failures).toEqual(['/a.test.ts\n    no such module']);
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'cars.spec.ts',
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  });

  it('names failed tests of nested suites and counts flaky ones as passed', () => {
    const result = readPlaywrightReport({
      stats: { expected: 4, flaky: 1, unexpected: 1 },
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [{ specs: [spec('sorts', 'flaky'), spec('filters', 'unexpected', 'no result')] }],
        },
      ],
    });
    expect(result).toEqual({
      passed: 5,
      failures: ['cars.spec.ts › filters\n    no result'],
    });
  });
});
