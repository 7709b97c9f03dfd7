import type { Page } from 'playwright';

/** The place of an element in the window, before or after it moved. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An element that moved. */
export interface Moved {
  /** Its path in the document; empty if it is gone. */
  readonly path: string;
  readonly from: Place;
  readonly to: Place;
}

/** Content that moved in one frame. */
export interface Shift {
  /** Its part of the cumulative layout shift. */
  readonly value: number;
  /** When it moved, in ms after the navigation. */
  readonly atMs: number;
  /** Whether a press or a key came shortly before, so that it doesn't count. */
  readonly isAnswer: boolean;
  readonly moved: readonly Moved[];
}

/** Watches the page that is opened next. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(observeShifts);
}

/** What has moved on the page. */
export async function readShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

/** Runs in the page, so it refers to nothing outside. */
function observeShifts(): void {
  const shifts: Shift[] = [];
  Reflect.set(window, 'shifts', shifts);

  const nameOf = (element: Element) => {
    const { id, classList } = element;
    const name = element.localName + (id === '' ? '' : `#${id}`);
    return classList.length === 0 ? name : `${name}.${classList[0]}`;
  };
  const pathOf = (node: unknown) => {
    const path: string[] = [];
    let at = node instanceof Text ? node.parentElement : node;
    while (at instanceof Element && at !== document.body) {
      path.unshift(nameOf(at));
      at = at.parentElement;
    }
    const text = node instanceof Node ? (node.textContent ?? '').trim().slice(0, 40) : '';
    return path.length === 0 ? '' : `${path.join(' > ')} “${text}”`;
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => ({ x, y, width, height });
  const note = (entry: object) => {
    const sources: readonly object[] = Reflect.get(entry, 'sources') ?? [];
    shifts.push({
      value: Reflect.get(entry, 'value'),
      atMs: Math.round(Reflect.get(entry, 'startTime')),
      isAnswer: Reflect.get(entry, 'hadRecentInput'),
      moved: sources.map((source) => ({
        path: pathOf(Reflect.get(source, 'node')),
        from: placeOf(Reflect.get(source, 'previousRect')),
        to: placeOf(Reflect.get(source, 'currentRect')),
      })),
    });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  });
}
