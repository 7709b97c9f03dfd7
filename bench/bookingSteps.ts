import { chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { idle } from '../scripts/idle.ts';
import { slowdown } from './machine.ts';

const phone = { width: 375, height: 812 };

/** What a visitor presses to see another step: each finished step, and the finished ones again. */
const presses = [
  'Fortsätt',
  'Fortsätt utan tillval',
  /Valda tjänster/,
  /Valda tillval/,
  /Välj en verkstad och tid/,
] as const;

/**
 * The slowest change of a step of the booking, from the press to the frame that shows the step, in ms, with the CPU
 * throttled.
 */
export async function slowestStep(url: string): Promise<number> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage({ viewport: phone });
    await page.goto(url, { waitUntil: 'networkidle' });
    await reachServices(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    for (const name of presses) times.push(await timeOfPress(page, name));
    return Math.max(...times);
  } finally {
    await browser.close();
  }
}

async function reachServices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Avvisa' }).click();
  await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('MLB112');
  await page.getByRole('combobox', { name: 'Plats' }).pressSequentially('stockholm');
  await page.getByRole('option', { name: /^Stockholm/ }).click();
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  // The label covers the checkbox.
  await page.getByRole('checkbox', { name: 'Oljebyte' }).first().press('Space');
  await page.waitForLoadState('networkidle');
}

async function timeOfPress(page: Page, name: string | RegExp): Promise<number> {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.waitFor();
  // Wait for work that the last press left for idle time.
  await idle(page);
  await page.evaluate(watchSteps);
  await button.click();
  await page.waitForFunction(() => Reflect.get(window, 'waited') !== undefined);
  return Number(await page.evaluate(() => Reflect.get(window, 'waited')));
}

/** Records the time from the next press to the frame after a step has opened. Runs in the page. */
function watchSteps(): void {
  Reflect.set(window, 'waited', undefined);
  const begin = (press: Event) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => Reflect.set(window, 'waited', performance.now() - press.timeStamp)),
      );
    });
    const main = document.querySelector('main') ?? document.body;
    watcher.observe(main, { subtree: true, attributes: true, attributeFilter: ['aria-expanded'] });
  };
  document.addEventListener('click', begin, { capture: true, once: true });
}
