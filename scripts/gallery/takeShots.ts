import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { windowSettled } from '../loadedPage.ts';
import { addressOfSample, type SamplePage } from '../samplePages.ts';

/** A page in a window, not scrolled. */
export interface Shot {
  readonly sample: SamplePage;
  /** Width of the window in px. */
  readonly width: number;
  readonly png: Buffer;
}

/** The window sizes: a laptop's and a phone's. */
const windows = [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
] as const;

/** Takes screenshots of the samples in all windows, one by one, from the site on this port. */
export async function takeShots(samples: readonly SamplePage[], port: number): Promise<Shot[]> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const shots: Shot[] = [];
    for (const sample of samples) {
      const origin = `http://${sample.site.id}.localhost:${port}`;
      shots.push(...(await shoot(browser, origin, sample)));
    }
    return shots;
  } finally {
    await browser.close();
  }
}

async function shoot(browser: Browser, origin: string, sample: SamplePage): Promise<Shot[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // Prevents the consent banner.
  await context.addCookies([{ name: 'consent', value: 'denied', url: origin }]);
  const page = await context.newPage();
  const url = await addressOfSample(page, origin, sample);
  console.log(url);
  const shots: Shot[] = [];
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${url} answers with status ${answer?.status()}`);
    // Move the pointer away from the corner, where it would hover over the header.
    await page.mouse.move(viewport.width / 2, viewport.height - 1);
    await windowSettled(page);
    shots.push({ sample, width: viewport.width, png: await page.screenshot() });
  }
  await context.close();
  return shots;
}
