import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { slowdown } from './machine.ts';
import { median } from './percentile.ts';
import { locale } from './visitor.ts';
import { waitForCode } from './waitForCode.ts';

const phone = { width: 375, height: 740 };

const visits = 5;

/** How long code may run after hydration (ms). */
const settlingMs = 1_500;

/**
 * How long the main thread was blocked while each page loaded: the parts of tasks beyond 50 ms after the first paint of content,
 * in ms, with the CPU throttled. Medians of several visits. The pages take turns, so that a machine that becomes busy
 * meanwhile slows all of them.
 */
export async function blockingTimes(urls: readonly string[]): Promise<readonly number[]> {
  const times = urls.map((): number[] => []);
  for (let visit = 0; visit < visits; visit += 1) {
    for (const [at, url] of urls.entries()) times[at]?.push(await blockingTime(url));
  }
  return times.map(median);
}

async function blockingTime(url: string): Promise<number> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage({ viewport: phone, isMobile: true, hasTouch: true, locale });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeTasks);
    await page.goto(url, { waitUntil: 'networkidle' });
    await waitForCode(page);
    await page.waitForTimeout(settlingMs);
    return await page.evaluate(readBlockingTime);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Source: Total Blocking Time, https://web.dev/articles/tbt. */
function observeTasks(): void {
  const shortTask = 50;
  const tasks: PerformanceEntry[] = [];
  let firstPaint = 0;
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    firstPaint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? firstPaint;
  }).observe({ type: 'paint', buffered: true });
  Reflect.set(window, 'blockingTime', () =>
    tasks.reduce((sum, { startTime, duration }) => {
      const shown = startTime + duration - Math.max(startTime, firstPaint);
      return sum + Math.max(0, shown - shortTask);
    }, 0),
  );
}

function readBlockingTime(): number {
  return Number(Reflect.get(window, 'blockingTime')());
}
