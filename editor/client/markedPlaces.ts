import { parseJson } from '#domain/parseJson.ts';
import { isRecord } from '#domain/record.ts';
import type { Place } from '../protocol/frameProtocol.ts';
import { dashedGuid } from '../protocol/guid.ts';

/** A place on the page, and the marks around it. */
export interface MarkedPlace {
  readonly place: Place;
  readonly start: Element;
  readonly end: Element;
  /** Whether it stays in the window while the page is scrolled, and so covers what is below it. */
  readonly isPinned: boolean;
  /** The value of a field as it was rendered, in the platform's storage format. */
  readonly value: string;
}

const marks = 'code[type="text/sitecore"]';

/** Finds the marks of blocks and fields, in the order of the page. Marks that can't be read are left out. */
export function findMarkedPlaces(page: Document): readonly MarkedPlace[] {
  const places: MarkedPlace[] = [];
  const open: { readonly mark: Element; readonly chrome: string; readonly at: number }[] = [];
  const blocks: string[] = [];
  for (const mark of page.querySelectorAll(marks)) {
    const chrome = mark.getAttribute('chrometype') ?? '';
    if (mark.getAttribute('kind') === 'open') {
      open.push({ mark, chrome, at: places.length });
      if (chrome === 'rendering') blocks.push(dashedGuid(mark.id) ?? '');
      continue;
    }
    const started = open.pop();
    if (!started || started.chrome !== chrome) continue;
    const uid = blocks.at(-1) ?? '';
    if (chrome === 'rendering') blocks.pop();
    const found = readMarks(started.mark, mark, chrome, uid);
    // A block comes before its fields.
    if (found) places.splice(started.at, 0, found);
  }
  return places;
}

function readMarks(
  start: Element,
  end: Element,
  chrome: string,
  uid: string,
): MarkedPlace | undefined {
  const common = { start, end, isPinned: isPinned(start) };
  if (chrome === 'rendering')
    return uid === '' ? undefined : { ...common, place: { kind: 'block', uid }, value: '' };
  const read = chrome === 'field' ? readField(start.textContent) : undefined;
  return read && { ...common, place: { kind: 'field', uid, ...read.field }, value: read.value };
}

/** Reads the platform's metadata of a field, whose item is called `datasource`, or `contextItem` on some versions. */
function readField(json: string | null) {
  const metadata = parseJson(json);
  if (!isRecord(metadata)) return undefined;
  const { title, fieldType, rawValue, datasource, contextItem } = metadata;
  const item = isRecord(datasource) ? datasource : contextItem;
  const id = isRecord(item) && typeof item['id'] === 'string' ? item['id'] : '';
  const itemId = dashedGuid(id);
  if (itemId === undefined || typeof title !== 'string') return undefined;
  const type = typeof fieldType === 'string' ? fieldType : '';
  const value = typeof rawValue === 'string' ? rawValue : '';
  return { field: { itemId, field: title, fieldType: type }, value };
}

function isPinned(mark: Element): boolean {
  const view = mark.ownerDocument.defaultView;
  for (let at = mark.parentElement; at && view; at = at.parentElement) {
    const { position } = view.getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}

/** A box in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a place is in the window; `undefined` if it isn't visible. */
export function boxOf({ start, end }: MarkedPlace): Box | undefined {
  const beside = start.nextElementSibling;
  const isHidden = beside && beside !== end && !beside.checkVisibility(howVisible);
  if (isHidden || !start.parentElement?.checkVisibility(howVisible)) return undefined;
  const { left, top, width, height } = rangeOf(start, end).getBoundingClientRect();
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

const howVisible = { visibilityProperty: true, opacityProperty: true } as const;

/** What is between two marks. */
export function rangeOf(start: Element, end: Element): Range {
  const range = start.ownerDocument.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  return range;
}

/** The place at a point of the window: what covers others first, then fields, then the smallest. */
export function placeAt(
  places: readonly MarkedPlace[],
  x: number,
  y: number,
): MarkedPlace | undefined {
  const hits = places.flatMap((marked) => {
    const box = boxOf(marked);
    return box && contains(box, x, y) ? [{ marked, area: box.width * box.height }] : [];
  });
  const rank = ({ marked }: (typeof hits)[number]) =>
    (marked.isPinned ? 0 : 2) + (marked.place.kind === 'field' ? 0 : 1);
  return hits.toSorted((a, b) => rank(a) - rank(b) || a.area - b.area)[0]?.marked;
}

function contains({ left, top, width, height }: Box, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
