import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';

/** What Lighthouse says about a page on its slow phone: medians of several runs. */
export interface Rating {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint, in ms. */
  readonly largestPaint: number;
  /** Total blocking time, in ms. */
  readonly blockingTime: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** Ids of audits that cost points of the categories that must be complete. */
  readonly failed: readonly string[];
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** Runs of which the median counts. */
const runs = 5;

/** Rates a page with Lighthouse's own settings. Each run visits it in a new browser. */
export async function rate(url: string): Promise<Rating> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await visit(url));
  const medianOf = (read: (result: Result) => number) => median(results.map(read));
  const score = (category: Category) => medianOf((result) => scoreOf(result, category));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: medianOf((result) => numberOf(result, 'largest-contentful-paint')),
    blockingTime: medianOf((result) => numberOf(result, 'total-blocking-time')),
    layoutShift: medianOf((result) => numberOf(result, 'cumulative-layout-shift')),
    failed: [...new Set(results.flatMap(failedAudits))],
  };
}

async function visit(url: string): Promise<Result> {
  const { executablePath, args } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const answer = await lighthouse(url, { port, onlyCategories: [...categories] });
    if (!answer) throw new Error(`${url}: Lighthouse gave no result`);
    if (answer.lhr.runtimeError) throw new Error(`${url}: ${answer.lhr.runtimeError.message}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

function scoreOf({ categories: found }: Result, category: Category): number {
  return Math.round((found[category]?.score ?? 0) * 100);
}

function numberOf({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}

/** Audits without full score in categories other than performance. */
function failedAudits({ audits, categories: found }: Result): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id)
    .filter((id) => (audits[id]?.score ?? 1) < 1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
