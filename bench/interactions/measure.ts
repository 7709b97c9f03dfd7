import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { showingPictures } from '../../e2e/support/browsers.ts';
import { phone } from '../../e2e/support/phone.ts';
import { waitForStart } from '../../e2e/support/started.ts';
import { slowdown } from '../machine.ts';
import { noteEvents } from './eventTimings.ts';
import type { Interaction } from './interaction.ts';
import { pressAsPerson } from './press.ts';
import type { MeasuredPress } from './rows.ts';

const windows: Readonly<Record<Interaction['window'], BrowserContextOptions>> = {
  phone,
  desktop: { viewport: { width: 1280, height: 900 } },
};

/** Presses everything, each as often as it says, with the CPU throttled. */
export async function measureInteractions(
  interactions: readonly Interaction[],
): Promise<readonly MeasuredPress[]> {
  const browser = await chromium.launch({ ...showingPictures });
  try {
    const measured: MeasuredPress[] = [];
    for (const interaction of interactions) {
      for (let visit = 0; visit < (interaction.visits ?? 1); visit += 1) {
        measured.push(...(await measureVisit(browser, interaction)));
      }
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function measureVisit(browser: Browser, interaction: Interaction): Promise<MeasuredPress[]> {
  const context = await browser.newContext(windows[interaction.window]);
  const page = await context.newPage();
  waitForStart(page);
  await noteEvents(page);
  await interaction.reach(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured: MeasuredPress[] = [];
  for (let round = 0; round < interaction.rounds; round += 1) {
    measured.push(...(await measureRound(page, interaction)));
  }
  await context.close();
  return measured;
}

async function measureRound(page: Page, interaction: Interaction): Promise<MeasuredPress[]> {
  const measured: MeasuredPress[] = [];
  for (const press of interaction.round) {
    const events = await pressAsPerson(page, press, interaction.window);
    await press.shows(page);
    await page.waitForLoadState('networkidle');
    measured.push({ name: press.name, window: interaction.window, events });
  }
  return measured;
}
