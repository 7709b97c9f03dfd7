import type { Browser, Page } from 'playwright';
import { idle } from '../scripts/idle.ts';
import { pageLoaded } from '../scripts/loadedPage.ts';
import { type PageRequests, requestsOf } from '../scripts/requestsOf.ts';
import type { VisualMode, VisualModes } from './matrix.ts';
import { storyPath } from './storyIndex.ts';

const loadMs = 30_000;

/** The time between two pictures that must be equal, and how often they may differ. */
const pauseMs = 250;
const maxChanges = 20;

/**
 * Runs in pages first. All pictures have the same date, so that they don't depend on the day on which they are taken.
 * Only dates stand still; timers and animations don't. A story starts without what another one has stored.
 */
const beforeScripts = `
  const RealDate = Date;
  const now = RealDate.parse('2026-06-17T10:00:00Z');
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]));
    }
    static now() {
      return now;
    }
  };
  localStorage.clear();
  sessionStorage.clear();
`;

/** Takes pictures of the stories of one built Storybook. */
export interface Photographer {
  /**
   * Takes a full-page picture of a story in each mode that its Storybook knows: PNG files. Throws if the story fails or keeps
   * changing.
   */
  readonly photograph: (id: string, modes: VisualModes) => Promise<ReadonlyMap<string, Buffer>>;
}

/**
 * Where pages find each Storybook. Both sides have the same address, because stories may show it, while their servers have
 * whatever ports are free. Browsers trust names of `localhost`.
 */
const origin = 'http://storybook.localhost';

/** Opens one page for the stories of the Storybook that a server has. Its files are fetched once. */
export async function openPhotographer(browser: Browser, server: string): Promise<Photographer> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    proxy: { server },
  });
  await context.addInitScript(beforeScripts);
  const page = await context.newPage();
  const requests = requestsOf(page);
  return { photograph: (id, modes) => photograph({ page, requests, id }, modes) };
}

interface Subject {
  readonly page: Page;
  readonly requests: PageRequests;
  readonly id: string;
}

async function photograph(
  subject: Subject,
  modes: VisualModes,
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const byWidth = Map.groupBy(Object.entries(modes), ([, { viewport }]) => viewport);
  for (const [width, group] of byWidth) {
    await subject.page.setViewportSize({ width, height: 800 });
    for (const [position, [name, mode]] of group.entries()) {
      // A story is opened once for each width, and changes its theme in place.
      await (position === 0 ? open(subject, mode) : changeTheme(subject.page, mode));
      await pageLoaded(subject.page);
      if (!(await shows(subject.page, mode))) continue;
      pictures.set(name, await stablePicture(subject.page));
    }
  }
  return pictures;
}

async function open({ page, requests, id }: Subject, mode: VisualMode): Promise<void> {
  await page.goto(`${origin}${storyPath(id, mode)}`, { timeout: loadMs });
  const phase = await page.waitForFunction(endOfStory, undefined, { timeout: loadMs });
  const error = page.locator('.sb-show-errordisplay #error-message');
  if (await error.isVisible()) throw new Error((await error.textContent()) ?? 'The story failed.');
  if ((await phase.jsonValue()) !== 'finished') throw new Error('The story failed.');
  await loadAll({ page, requests });
}

/** The phase of a story that has been shown and played, or of one that never will be. */
const endOfStory = `
  ['finished', 'errored', 'aborted'].find(
    (phase) => phase === globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase,
  )`;

/** Older Storybooks have no night. */
async function shows(page: Page, { mode }: VisualMode): Promise<boolean> {
  const shown = await page.evaluate(() => document.documentElement.dataset['mode'] ?? 'day');
  return shown === mode;
}

async function changeTheme(page: Page, { theme, mode }: VisualMode): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyRendered', resolve);
    channel.emit('updateGlobals', { globals: { theme: '${theme}', mode: '${mode}' } });
  })`);
}

/** How deep what loads on approach is nested at most. */
const maxPasses = 5;

/**
 * Loads all that loads on approach, and the code of islands and the icon sprite, which the load event doesn't wait for. What
 * was loaded may wait for the window to come near again, such as a map in a part of a page, so this is repeated until nothing
 * changes any more.
 */
async function loadAll({ page, requests }: Pick<Subject, 'page' | 'requests'>): Promise<void> {
  let before = '';
  for (let pass = 0; pass < maxPasses; pass += 1) {
    await approachAll(page);
    // What came near may have to be fetched, and what was fetched has to render.
    await idle(page);
    await requests.end(loadMs);
    await idle(page);
    const after = await page.content();
    if (after === before) return;
    before = after;
  }
}

/** Scrolls through the page, because carousels load when they come near the window. */
async function approachAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      // Intersection observers report once a frame, after its callbacks.
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
  });
}

/** A picture that equals the one before, so that everything has loaded. */
async function stablePicture(page: Page): Promise<Buffer> {
  let last = await shoot(page);
  for (let changes = 0; changes < maxChanges; changes += 1) {
    await page.waitForTimeout(pauseMs);
    const next = await shoot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The story keeps changing.');
}

function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
