import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Route } from 'playwright';
import { waitForCode } from '../waitForCode.ts';
import { readShifts, type Shift, watchShifts } from './watchShifts.ts';

/** A visit to a page. */
export interface Visited {
  readonly url: string;
  readonly width: number;
  readonly shifts: readonly Shift[];
}

interface Load {
  readonly url: string;
  readonly width: number;
  /** Numbers from 0 to 1. */
  readonly chance: () => number;
  /** Whether fonts arrive. */
  readonly hasFonts: boolean;
}

/** How much slower the processor is meanwhile: as on phones, and on phones that are busy. */
const slowdowns = [1, 4, 8, 16];

/** The longest time for which the processor is as slow or as fast (ms). */
const longestPhaseMs = 400;

/** The longest delay of an answer (ms). */
const longestDelayMs = 1_500;

/** How long a page may do something after it has been loaded (ms). */
const settlingMs = 700;

/** The most windows of content that are looked at below the first one. */
const windows = 6;

/** Loads a page in the way that the numbers say, looks through it, and returns what has moved. */
export async function loadPage(browser: Browser, load: Load): Promise<Visited> {
  const { url, width } = load;
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    await watchShifts(page);
    await delayAnswers(page, load);
    const end = holdBack(await context.newCDPSession(page), load.chance);
    await page.goto(url);
    await waitForCode(page);
    await lookThrough(page, load.chance);
    await end();
    await page.waitForTimeout(settlingMs);
    return { url, width, shifts: await readShifts(page) };
  } finally {
    await context.close();
  }
}

/** Half of the answers come at once, the others later. The page itself is there at once. */
async function delayAnswers(page: Page, { chance, hasFonts }: Load): Promise<void> {
  const answer = async (route: Route) => {
    const delayMs = Math.max(0, chance() * 2 - 1) * longestDelayMs;
    if (route.request().resourceType() === 'document') return route.continue();
    await wait(delayMs);
    const isFont = route.request().resourceType() === 'font';
    return isFont && !hasFonts ? route.fulfill({ status: 200, body: '' }) : route.continue();
  };
  // The page may be closed meanwhile.
  await page.route('**/*', (route) => answer(route).catch(() => undefined));
}

/** Holds the processor back at random moments, until the returned function is called. */
function holdBack(session: CDPSession, chance: () => number): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const change = async () => {
    while (!signal.aborted) {
      await slowDown(slowdowns[Math.floor(chance() * slowdowns.length)] ?? 1);
      await wait(chance() * longestPhaseMs, undefined, { signal }).catch(() => undefined);
    }
    await slowDown(1);
  };
  const changing = change();
  return () => {
    ending.abort();
    return changing;
  };
}

/** Scrolls down the page, where parts are loaded as they come near. */
async function lookThrough(page: Page, chance: () => number): Promise<void> {
  for (let seen = 0; seen < windows; seen += 1) {
    await page.evaluate(() =>
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' }),
    );
    await wait(100 + chance() * 300);
  }
}
