import type { Page } from '@playwright/test';

/** A picture with copies, as it is laid out. */
export interface LaidOutPicture {
  readonly src: string;
  /** The width in px that `sizes` declares. */
  readonly declared: number;
  /** The width in px at which it is laid out. */
  readonly shown: number;
  /** The widths of its copies, in px. */
  readonly copies: readonly number[];
}

/** The visible pictures of a page that have copies. */
export function laidOutPictures(page: Page): Promise<readonly LaidOutPicture[]> {
  return page.evaluate(readPictures);
}

/** Runs in the page. */
function readPictures(): LaidOutPicture[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.position = 'absolute';
  const widths = new Map<string, number>();
  const found = [...document.images].flatMap((image) => {
    const source = chosenSource(image);
    if (!source.srcset || !image.checkVisibility()) return [];
    const declared = widths.get(source.sizes) ?? declaredWidth(source.sizes);
    widths.set(source.sizes, declared);
    const copies = [...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const src = image.getAttribute('src') ?? '';
    // Not the rectangle, which transforms change.
    const shown = image.offsetWidth;
    return [{ src, declared, shown, copies }];
  });
  ruler.remove();
  return found;

  function chosenSource(image: HTMLImageElement): HTMLImageElement | HTMLSourceElement {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    return sources.find(({ media }) => matchMedia(media).matches) ?? image;
  }

  /** The first entry whose media condition matches, for browsers that don't support `auto`. */
  function declaredWidth(sizes: string): number {
    for (const entry of sizes.split(/,(?![^(]*\))/)) {
      const [, condition, length = ''] = /^(\(.*\))?\s*(\S.*)$/.exec(entry.trim()) ?? [];
      if (length === 'auto' || (condition && !matchMedia(condition).matches)) continue;
      ruler.style.width = length;
      return ruler.getBoundingClientRect().width;
    }
    return innerWidth;
  }
}

/**
 * How many copies lie between the one that a browser chooses and the one that the layout needs, on a screen with some
 * device pixels per px.
 */
export function copiesApart({ declared, shown, copies }: LaidOutPicture, density: number): number {
  return Math.abs(choice(copies, declared * density) - choice(copies, shown * density));
}

function choice(copies: readonly number[], pixels: number): number {
  const at = copies.findIndex((width) => width >= pixels);
  return at === -1 ? copies.length - 1 : at;
}

/** The pictures that lie beyond what they should fill, because it isn't positioned. */
export function escapedPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('picture, picture img')).flatMap((picture) => {
      const { position } = getComputedStyle(picture);
      const own = picture.getBoundingClientRect();
      const place = picture.parentElement?.getBoundingClientRect();
      if (position !== 'absolute' || own.width === 0 || !place) return [];
      const isInside =
        own.left >= place.left - 1 &&
        own.right <= place.right + 1 &&
        own.top >= place.top - 1 &&
        own.bottom <= place.bottom + 1;
      return isInside ? [] : [picture.parentElement?.outerHTML.slice(0, 200) ?? ''];
    }),
  );
}
