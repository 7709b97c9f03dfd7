import { gzipSync } from 'node:zlib';
import { chromium, type Response } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { withoutRules } from './keptPage.ts';
import { locale } from './visitor.ts';
import { waitForCode } from './waitForCode.ts';

/** The cost of one visit to a page with a cold cache, as measured by the browser. */
export interface Transfer {
  /**
   * Bytes of all scripts, compressed with gzip here. On the wire, some of the site's scripts would be compressed with
   * gzip and some with brotli, by how often they were requested before, and the other page's always with gzip.
   */
  readonly script: number;
  /** Bytes on the wire by kind, without headers. */
  readonly style: number;
  readonly document: number;
  readonly font: number;
  readonly image: number;
  readonly requests: number;
  /** Length of the HTML before compression and without its style rules, in bytes. */
  readonly html: number;
  /** First and largest contentful paint, in ms after navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
}

type Kind = 'style' | 'document' | 'font' | 'image';

const kinds: Readonly<Record<string, Kind>> = {
  Stylesheet: 'style',
  Document: 'document',
  Font: 'font',
  Image: 'image',
};

interface Answer {
  readonly kind: Kind | undefined;
  /** Bytes of the headers. */
  readonly headers: number;
}

/** Visits a page in a new browser of a given width and measures the visit. */
export async function measureTransfer(url: string, width: number): Promise<Transfer> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage({ viewport: { width, height: 800 }, locale });
    const bytes = { style: 0, document: 0, font: 0, image: 0 };
    const answers = new Map<string, Answer>();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      answers.set(requestId, { kind: kinds[type], headers: response.encodedDataLength }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { kind, headers = 0 } = answers.get(requestId) ?? {};
      // Without headers: over HTTP/2, by which the site is served, repeated ones take a byte each.
      if (kind) bytes[kind] += encodedDataLength - headers;
    });
    await page.addInitScript(observePaints);
    const scripts: Response[] = [];
    page.on('response', (each) => {
      if (each.request().resourceType() === 'script') scripts.push(each);
    });
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    await waitForCode(page);
    await page.waitForTimeout(settlingMs);
    const html = Buffer.byteLength(withoutRules((await answer?.text()) ?? ''));
    const paints = await page.evaluate(readPaints);
    const script = await gzippedBytes(scripts);
    return { ...bytes, ...paints, script, html, requests: answers.size };
  } finally {
    await browser.close();
  }
}

async function gzippedBytes(answers: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

/** How long code may fetch more after hydration (ms). */
const settlingMs = 1_000;

function observePaints(): void {
  const paints = { firstPaint: 0, largestPaint: 0, layoutShift: 0 };
  Reflect.set(window, 'paints', paints);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paints.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    paints.layoutShift += Number(Reflect.get(entry, 'value'));
  });
}

function readPaints(): { firstPaint: number; largestPaint: number; layoutShift: number } {
  return Reflect.get(window, 'paints');
}
