import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';

/** How much slower than this machine the CPU is that visitors' presses are measured with. */
export const slowdown = 4;

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
