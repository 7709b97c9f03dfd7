import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.ts';
import { findPort } from '../../storage/testing/findPort.ts';
import { keptPage } from '../keptPage.ts';
import { median } from '../percentile.ts';

/** What Lighthouse says about a page on its slow phone: medians of several visits. */
export interface Rating {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint, in ms. */
  readonly largestPaint: number;
  /** Total blocking time, in ms. */
  readonly blockingTime: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** Audits that failed in a visit and cost points in a category other than performance. */
  readonly failed: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** Visits of which the median counts. */
const visits = 5;

/** On a busy machine, a browser sometimes paints nothing in time. */
const attempts = 3;

/** Rates a page with Lighthouse's own settings. Each visit has a browser of its own. */
export async function rate(url: string): Promise<Rating> {
  // The first visit makes the page and its pictures.
  await visit(url);
  await keptPage(url);
  const results: Result[] = [];
  while (results.length < visits) results.push(await visit(url));
  return ratingOf(results);
}

/** The medians of some results. */
function ratingOf(results: readonly Result[]): Rating {
  const medianOf = (read: (result: Result) => number) => median(results.map(read));
  const numberOf = (id: string) => medianOf(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const scoreOf = (category: Category) =>
    medianOf((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    largestPaint: numberOf('largest-contentful-paint'),
    blockingTime: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    failed: [...new Set(results.flatMap(failedAudits))],
  };
}

async function visit(url: string, attempt = 1): Promise<Result> {
  const { executablePath, args } = await findBrowser();
  const port = await findPort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const answer = await lighthouse(url, { port, onlyCategories: [...categories] });
    const error = answer?.lhr.runtimeError;
    if (answer && !error) return answer.lhr;
    if (attempt === attempts) throw new Error(`${url}: ${error?.message ?? 'no result'}`);
  } finally {
    await browser.close();
  }
  return visit(url, attempt + 1);
}

function failedAudits({ audits, categories: found }: Result): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
