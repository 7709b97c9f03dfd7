import { type RawAttributes, readElement, writeElement } from './rawElement.ts';
import { emptyRaw, filledRaw, foreign, type RawReading } from './rawReading.ts';

/** The elements in which a platform stores a file of its media library. */
const elements = ['file', 'image', 'link'] as const;

/** The raw value of a file of the media library, such as a film. */
export interface RawMedia {
  /** The address, where the value has it. */
  readonly src: string;
  /** The id of the media item in the platform's notation; empty if it has none. */
  readonly mediaId: string;
  readonly element: (typeof elements)[number];
  /** All other attributes, which are kept. */
  readonly others: RawAttributes;
}

/** The names of the attributes for address and id, by element. */
const names = {
  file: { src: 'src', mediaId: 'mediaid' },
  image: { src: 'src', mediaId: 'mediaid' },
  link: { src: 'url', mediaId: 'id' },
} as const;

/** Reads the raw value of a file: `<file mediaid="{…}" src="…" />`, or the same as a picture or a link. */
export function readRawMedia(raw: string): RawReading<RawMedia> {
  const reading = readElement(raw, elements);
  if (reading.kind !== 'filled') return reading;
  const { name, attributes } = reading.value;
  const element = elements.find((each) => each === name);
  if (!element) return foreign;
  const own = names[element];
  const others = [...attributes].filter(([each]) => each !== own.src && each !== own.mediaId);
  const src = attributes.get(own.src) ?? '';
  const mediaId = attributes.get(own.mediaId) ?? '';
  if (src === '' && mediaId === '') return emptyRaw;
  return filledRaw({ src, mediaId, element, others: new Map(others) });
}

/** Writes the raw value of a file. Reading it gives the same file. */
export function writeRawMedia({ src, mediaId, element, others }: RawMedia): string {
  if (src === '' && mediaId === '') return '';
  const own = names[element];
  const entries = [...others, [own.mediaId, mediaId], [own.src, src]] as const;
  return writeElement({ name: element, attributes: new Map(entries) });
}

/** A file that was just chosen, as a link into the media library. */
export function chosenMedia(src: string, mediaId: string): RawMedia {
  return { src, mediaId, element: 'link', others: new Map([['linktype', 'media']]) };
}
