import { type RawAttributes, readElement, writeElement } from './rawElement.ts';
import { emptyRaw, filledRaw, foreign, type RawReading } from './rawReading.ts';

/** The raw value of a picture. */
export interface RawImage {
  /** The id of the media item, as the platform writes it; empty for a picture outside the media library. */
  readonly mediaId: string;
  /** The address, where the value has it; a platform may have the id alone. */
  readonly src: string;
  /** Alternative text; if it is empty, the platform takes that of the media item. */
  readonly alt: string;
  /** Pixels as text; empty if unknown. */
  readonly width: string;
  readonly height: string;
  /** `25,100`: what stays visible when the picture is cropped (`readFocalPoint`); empty for the centre. */
  readonly focalPoint: string;
  /** All other attributes, which are kept. */
  readonly others: RawAttributes;
}

const own: ReadonlySet<string> = new Set([
  'mediaid',
  'src',
  'alt',
  'width',
  'height',
  'focalPoint',
]);

/** Reads the raw value of a picture: `<image mediaid="{…}" alt="…" />`. */
export function readRawImage(raw: string): RawReading<RawImage> {
  const element = readElement(raw, ['image']);
  if (element.kind !== 'filled') return element;
  const { attributes } = element.value;
  const of = (name: string) => attributes.get(name) ?? '';
  const image = {
    mediaId: of('mediaid'),
    src: of('src'),
    alt: of('alt'),
    width: of('width'),
    height: of('height'),
    focalPoint: of('focalPoint'),
    others: new Map([...attributes].filter(([name]) => !own.has(name))),
  };
  if (image.mediaId === '' && image.src === '') return image.others.size > 0 ? foreign : emptyRaw;
  return filledRaw(image);
}

/** Writes the raw value of a picture. Reading it gives the same picture. */
export function writeRawImage({ mediaId, others, ...rest }: RawImage): string {
  if (mediaId === '' && rest.src === '') return '';
  const named = { mediaid: mediaId, ...rest };
  return writeElement({
    name: 'image',
    attributes: new Map([...Object.entries(named), ...others]),
  });
}
