import { z } from 'zod';

/** What a part of the test run found. */
export interface StepResult {
  readonly passed: number;
  /** One entry per failed test: where it is and how its failure begins. */
  readonly failures: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads the report of Vitest's JSON reporter. A file that can't be loaded is a failure too. */
export function readVitestReport(json: unknown): StepResult {
  const { numPassedTests, testResults } = vitestReport.parse(json);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [describe(name, '', message)];
    return failed.map((test) => describe(name, test.fullName, test.failureMessages?.[0] ?? ''));
  });
  return { passed: numPassedTests, failures };
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string() }).partial().optional() })),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), flaky: z.number() }),
});

/** Reads the report of Playwright's JSON reporter. A flaky test has passed. */
export function readPlaywrightReport(json: unknown): StepResult {
  const { suites, stats } = playwrightReport.parse(json);
  const failures = specsOf(suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => describe(file, title, results.at(-1)?.error?.message ?? '')),
  );
  return { passed: stats.expected + stats.flaky, failures };
}

function specsOf(
  suites: readonly z.infer<typeof playwrightSuite>[],
): readonly z.infer<typeof playwrightSpec>[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)]);
}

const shownLines = 6;

function describe(file: string, test: string, message: string): string {
  const lines = message.split('\n').slice(0, shownLines);
  return [`${file}${test && ` › ${test}`}`, ...lines].join('\n    ').trimEnd();
}
