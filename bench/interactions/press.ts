import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { touchOn } from '../../e2e/support/touch.ts';
import { idle } from '../../scripts/idle.ts';
import { type EventTiming, takeEvents } from './eventTimings.ts';
import type { Interaction, Press } from './interaction.ts';

/** How long a finger, button or key stays down. Its own frame is then painted before it goes up (ms). */
const heldMs = 100;

/** Until the next frames are painted and the browser has reported them (ms). */
const reportMs = 300;

/** Both halves of a press, by finger, mouse or key. */
interface Pressing {
  readonly down: () => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

/**
 * Presses as a person does, and waits until the browser has painted and reported it. Meanwhile nothing asks the page
 * anything: scripts that poll, as Playwright's own presses do, would count as part of the press.
 */
export async function pressAsPerson(
  page: Page,
  press: Press,
  window: Interaction['window'],
): Promise<readonly EventTiming[]> {
  // What the last press has left for idle time may move what is pressed next.
  await idle(page);
  const { down, up } = await prepare(page, press, window);
  await wait(reportMs);
  await idle(page);
  // Playwright tries a press that has no effect, to see that nothing covers what is pressed.
  await takeEvents(page);
  await down();
  await wait(heldMs);
  await up();
  await wait(reportMs);
  return takeEvents(page);
}

/** Scrolls to what is pressed, and waits until nothing covers it. */
async function prepare(
  page: Page,
  { on, key, at }: Press,
  window: Interaction['window'],
): Promise<Pressing> {
  const target = on(page);
  if (key !== undefined) {
    await target.focus();
    return { down: () => page.keyboard.down(key), up: () => page.keyboard.up(key) };
  }
  if (window === 'desktop') {
    await target.hover();
    return { down: () => page.mouse.down(), up: () => page.mouse.up() };
  }
  await target.tap({ trial: true });
  const { x, y, touch } = await touchOn(target, at);
  return { down: () => touch('touchStart', { x, y }), up: () => touch('touchEnd') };
}
