import type { Locator, Page } from 'playwright';
import { type ShotName, shotNames } from '#stories/firstPage/shots.ts';
import { windowSettled } from '../loadedPage.ts';
import type { Desk } from './desk.ts';
import { type Pictured, steps } from './steps.ts';

/** A picture of the manual. */
export interface ManualShot {
  readonly name: ShotName;
  readonly png: Buffer;
}

/** Takes all steps, one after the other, and a picture after each. */
export async function takeManualShots(desk: Desk): Promise<readonly ManualShot[]> {
  const taken: ManualShot[] = [];
  for (const name of shotNames) {
    const pictured = await steps[name](desk).catch((cause: unknown) => {
      throw new Error(`The step to the picture ${name} can't be taken.`, { cause });
    });
    taken.push({ name, png: await take(pictured) });
    console.log(name);
  }
  return taken;
}

type Cut = Pick<Pictured, 'around' | 'height'>;

async function take({ shown, marked, ...cut }: Pictured): Promise<Buffer> {
  const page = isPage(shown) ? shown : shown.page();
  await windowSettled(page);
  const unmark = marked && (await mark(marked));
  const clip = isPage(shown) ? undefined : await clipOf(shown, cut);
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    ...(clip && { clip }),
  });
  await unmark?.();
  return png;
}

function isPage(shown: Pictured['shown']): shown is Page {
  return 'goto' in shown;
}

async function clipOf(shown: Locator, { height = Number.POSITIVE_INFINITY, around = 0 }: Cut) {
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  const size = shown.page().viewportSize();
  if (!box || !size) throw new Error('The part of the window has no place.');
  const [left, top] = [Math.max(0, box.x - around), Math.max(0, box.y - around)];
  const right = Math.min(size.width, box.x + box.width + around);
  const bottom = Math.min(size.height, box.y + Math.min(box.height, height) + around);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A ring around what the manual is about. Returns what takes it away. */
async function mark(marked: Locator): Promise<() => Promise<void>> {
  await marked.waitFor();
  await marked.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.style.outline = '3px solid #d6336c';
    element.style.outlineOffset = '3px';
  });
  return () =>
    marked.evaluate((element) => {
      if (!(element instanceof HTMLElement)) return;
      element.style.removeProperty('outline');
      element.style.removeProperty('outline-offset');
    });
}
