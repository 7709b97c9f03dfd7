import { chromium, type Locator, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { idle } from '../scripts/idle.ts';
import { slowdown } from './machine.ts';
import { median } from './percentile.ts';

/** Wide enough for the filters to be beside the list. */
const desktop = { width: 1280, height: 900 };

/** Number of values; each is chosen and removed again. */
const values = 4;

/**
 * The median time from clicking a filter to the new number of cars, in ms, with the CPU throttled. It includes the
 * server's work but no network latency, because both run on one machine.
 */
export async function filterToResults(url: string, facet: string): Promise<number> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage({ viewport: desktop });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Avvisa' }).click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    for (let value = 0; value < values; value += 1) {
      // The order of the checkboxes changes with their counts, so each is found by its value.
      const box = page.locator(`input[name="${facet}"]:visible`).nth(value);
      const own = page.locator(`input[name="${facet}"][value="${await box.inputValue()}"]:visible`);
      times.push(await timeOfPress(page, own), await timeOfPress(page, own));
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

async function timeOfPress(page: Page, box: Locator): Promise<number> {
  // The label covers the checkbox.
  await page.locator(`label[for="${await box.getAttribute('id')}"]`).hover();
  // Wait for work that the last press and the pointer left for idle time.
  await idle(page);
  await page.evaluate(watchNumber);
  // Without `click()` and polling: their own scripts in the page took 20 ms of the measured time.
  await page.mouse.down();
  await page.mouse.up();
  return Number(await page.evaluate(() => Reflect.get(window, 'waited')));
}

/** Promises the time from the next click to the next number of cars. Runs in the page. */
function watchNumber(): void {
  const numberOfCars = () =>
    [...document.querySelectorAll('main [role="status"]')]
      .map((status) => status.textContent ?? '')
      .find((text) => /\d/.test(text));
  const before = numberOfCars();
  const waited = new Promise<number>((resolve, reject) => {
    // A value that all cars have leaves the number as it is.
    setTimeout(() => reject(new Error('The number of cars stays the same.')), 30_000);
    const begin = (press: Event) => {
      const watcher = new MutationObserver(() => {
        const now = numberOfCars();
        if (now === undefined || now === before) return;
        watcher.disconnect();
        resolve(performance.now() - press.timeStamp);
      });
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    document.addEventListener('click', begin, { capture: true, once: true });
  });
  Reflect.set(window, 'waited', waited);
}
