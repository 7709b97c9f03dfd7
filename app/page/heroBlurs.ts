import sharp from 'sharp';
import { heroFields } from '#blocks/hero/heroFields.ts';
import { parseFields } from '#domain/content/fields.ts';
import type { Page, Rendering } from '#domain/content/page.ts';
import { type ContentFailure, describeContentFailure } from '#domain/content/service.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { MediaClient } from '#upstream/content/media.ts';
import { remember } from '#upstream/http/remember.ts';

/** What making blurs needs from outside. */
export interface BlurTools {
  readonly media: MediaClient;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Gives the blurs of a page's hero pictures, by the address of the picture. */
export type HeroBlurs = (page: Page) => Promise<Readonly<Record<string, string>>>;

const freshMs = 60 * 60 * 1000;
const rememberedPictures = 500;

/** The maker of blurs. A picture that can't be had is logged and goes without one. */
export function createHeroBlurs({ media, now, log }: BlurTools): HeroBlurs {
  const blurOf = remember((src: string) => makeBlur(media, src), {
    key: (src) => src,
    freshMs,
    maxEntries: rememberedPictures,
    now,
    onStale: () => undefined,
  });

  async function entry(src: string): Promise<readonly (readonly [string, string])[]> {
    const blur = await blurOf(src);
    if (blur.ok) return [[src, blur.value]];
    log(`hero blur: ${src}: ${describeContentFailure(blur.failure)}`);
    return [];
  }

  return async ({ placeholders }) => {
    const pictures = new Set(heroPictures(placeholders['headless-main'] ?? []).filter(media.owns));
    const entries = await Promise.all([...pictures].map(entry));
    return Object.fromEntries(entries.flat());
  };
}

/** The blocks that open a page with a large picture. */
const heroes: readonly string[] = ['HeroBanner', 'HeroSearchBanner'];

function heroPictures(renderings: readonly Rendering[]): string[] {
  return renderings.flatMap(({ componentName, fields }) => {
    if (!heroes.includes(componentName)) return [];
    const { image, imagePhone } = parseFields(heroFields, fields).values;
    return (image ?? imagePhone)?.src ?? [];
  });
}

const blurWidth = 16;
// A picture of fifty million pixels is no hero but an accident.
const largestPicture = 50_000_000;

async function makeBlur(media: MediaClient, src: string): Promise<Result<string, ContentFailure>> {
  const file = await media.file(src);
  if (!file.ok) return file;
  try {
    const picture = sharp(file.value, { limitInputPixels: largestPicture });
    const tiny = await picture.resize({ width: blurWidth }).webp({ quality: 50 }).toBuffer();
    return ok(`data:image/webp;base64,${tiny.toString('base64')}`);
  } catch (error) {
    return fail({
      kind: 'malformed',
      reason: error instanceof Error ? error.message : 'no picture',
    });
  }
}
