import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';

/** How much slower than this machine the CPU is that visitors' actions are measured with. */
export const slowdown = 4;

const phone = { width: 375, height: 740 };

/** A visitor's actions on a content page, in order. */
const actions: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('button', { name: 'Avvisa' }).click(),
  (page) => page.getByRole('button', { name: 'Öppna menyn' }).click(),
  (page) => page.getByRole('navigation').locator('summary').first().click(),
  (page) => page.getByRole('navigation').locator('summary').first().click(),
  (page) => page.getByRole('button', { name: 'Stäng menyn' }).click(),
  (page) => page.getByRole('main').getByRole('combobox').first().click(),
  (page) => page.keyboard.type('volvo'),
  (page) => page.getByRole('button', { name: 'Rensa sökningen' }).first().click(),
];

/**
 * The duration of the slowest event handler during a visitor's actions, in ms, with the CPU throttled: the part of
 * "interaction to next paint" that the code controls.
 */
export async function slowestHandler(url: string): Promise<number> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage({ viewport: phone });
    await page.addInitScript(observeHandlers);
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const action of actions) await action(page);
    // Entries arrive with the next frame.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    return await page.evaluate(readSlowest);
  } finally {
    await browser.close();
  }
}

function observeHandlers(): void {
  const slowest = { ms: 0 };
  Reflect.set(window, 'slowestHandler', slowest);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const start = Number(Reflect.get(entry, 'processingStart'));
      const end = Number(Reflect.get(entry, 'processingEnd'));
      slowest.ms = Math.max(slowest.ms, end - start);
    }
    // TypeScript's DOM types don't know the threshold yet.
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
}

function readSlowest(): number {
  return Number(Reflect.get(Reflect.get(window, 'slowestHandler'), 'ms'));
}

/** Lighthouse's benchmark index: how fast this machine runs scripts, to compare the times of two machines. */
export async function machineIndex(): Promise<number> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage();
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await browser.close();
  }
}
