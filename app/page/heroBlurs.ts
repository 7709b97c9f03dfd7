import sharp from 'sharp';
import { heroFields } from '#cms/hero/heroFields.ts';
import { parseFields } from '#domain/content/fields.ts';
import type { Page, Rendering } from '#domain/content/page.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { hourMs } from '#domain/units.ts';
import {
  describeUpstreamFailure,
  isMissing,
  logFailure,
  type UpstreamFailure,
} from '#domain/upstreamFailure.ts';
import type { MediaClient } from '#upstream/content/media.ts';
import { remember } from '#upstream/http/remember.ts';
import type { Completeness } from './completeness.ts';

/** Dependencies of `createHeroBlurs`. */
export interface BlurTools {
  readonly media: MediaClient;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/**
 * Returns the blurs of a page's hero pictures by the URL of the picture. Each answer of the media
 * library passes through `watch`.
 */
export type HeroBlurs = (
  page: Page,
  watch: Completeness['watch'],
) => Promise<Readonly<Record<string, string>>>;

/** Why a picture has no blur. A missing picture never gets one. */
type BlurFailure = UpstreamFailure | { readonly kind: 'not-found' };

const freshMs = hourMs;
const rememberedPictures = 500;

/** Creates the function. A failure is logged, and the picture has no blur. */
export function createHeroBlurs({ media, now, log }: BlurTools): HeroBlurs {
  const blurOf = remember((src: string) => makeBlur(media, src), {
    key: (src) => src,
    freshMs,
    maxEntries: rememberedPictures,
    now,
    onStale: () => undefined,
  });

  return async ({ placeholders }, watch) => {
    const pictures = new Set(heroPictures(placeholders['headless-main'] ?? []).filter(media.owns));
    const entries = [...pictures].map(async (src) => {
      const blur = await watch(blurOf(src));
      if (blur.ok) return [[src, blur.value] as const];
      const { failure } = blur;
      logFailure(log, failure, `hero blur: ${src}: ${describeBlurFailure(failure)}`);
      return [];
    });
    return Object.fromEntries((await Promise.all(entries)).flat());
  };
}

/** The blocks with a large picture at the top of a page. */
const heroes: readonly string[] = ['HeroBanner', 'HeroSearchBanner'];

function heroPictures(renderings: readonly Rendering[]): string[] {
  return renderings.flatMap(({ componentName, fields }) => {
    if (!heroes.includes(componentName)) return [];
    const { image, imagePhone } = parseFields(heroFields, fields).values;
    return (image ?? imagePhone)?.src ?? [];
  });
}

const blurWidth = 16;
// A larger picture is uploaded by mistake.
const maxPixels = 50_000_000;

function describeBlurFailure(failure: BlurFailure): string {
  return failure.kind === 'not-found' ? 'no such picture' : describeUpstreamFailure(failure);
}

async function makeBlur(media: MediaClient, src: string): Promise<Result<string, BlurFailure>> {
  const file = await media.file(src);
  if (!file.ok) return isMissing(file.failure) ? fail({ kind: 'not-found' }) : file;
  try {
    const picture = sharp(file.value, { limitInputPixels: maxPixels });
    const tiny = await picture.resize({ width: blurWidth }).webp({ quality: 50 }).toBuffer();
    return ok(`data:image/webp;base64,${tiny.toString('base64')}`);
  } catch (error) {
    return fail({
      kind: 'malformed',
      reason: error instanceof Error ? error.message : 'no picture',
    });
  }
}
