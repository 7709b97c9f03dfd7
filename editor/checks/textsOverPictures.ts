import { readFocalPoint } from '#domain/content/focalPoint.ts';
import { isTickedByDefault } from '#domain/content/manifest/declared.ts';
import type { Manifest, ManifestBlock, ManifestField } from '#domain/content/manifest/manifest.ts';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import { readRawChecked } from '#domain/content/rawFields/rawChecked.ts';
import { readRawIds } from '#domain/content/rawFields/rawIds.ts';
import { readRawImage } from '#domain/content/rawFields/rawImage.ts';
import type { RawValues } from '#domain/content/rawFields/wireOfRaw.ts';
import type { TextArea, TextCondition, TextOverPicture } from '#domain/content/textOverPicture.ts';
import {
  blockByName,
  blocksInOrder,
  type CheckedBlockContent,
  type CheckedContent,
} from './checkedContent.ts';
import type { PicturePart } from './picturePart.ts';

/** The colour of texts over pictures. */
export type PictureTone = 'white' | 'black';

/** Texts of a block over a picture, as they are on the page. */
export interface PlacedTexts {
  readonly uid: string;
  /** The block's name. */
  readonly name: string;
  /** The fields of the texts that aren't empty, by their names on the platform; those of entries as `Slides[1].Title`. */
  readonly texts: readonly { readonly field: string; readonly size: 'large' | 'normal' }[];
  readonly tone: PictureTone;
  /** The field that chooses the colour. */
  readonly toneField: string | undefined;
  /** How opaque the veil over the picture is, in percent. */
  readonly veil: number;
  /** What is behind the texts, in windows of all measured widths. */
  readonly parts: readonly PicturePart[];
}

/** All texts of a page that stand over pictures. */
export function textsOverPictures(
  content: CheckedContent,
  manifest: Manifest,
): readonly PlacedTexts[] {
  return blocksInOrder(content.placeholders).flatMap((placed) => {
    const block = blockByName(placed.name, manifest.blocks);
    const { textOverPicture: declared } = block ?? {};
    if (!block || !declared) return [];
    return formsOf(placed, block, declared, content).flatMap((form) => textsIn(form, declared));
  });
}

/** The fields that texts and picture are in: those of the block, or those of an entry of its list. */
interface Form {
  readonly block: CheckedBlockContent;
  readonly fields: readonly ManifestField[];
  readonly values: RawValues;
  /** What is before the names of the fields. */
  readonly path: string;
}

function formsOf(
  block: CheckedBlockContent,
  { fields }: ManifestBlock,
  { list }: TextOverPicture,
  { entries }: CheckedContent,
): readonly Form[] {
  const { values } = block;
  if (list === undefined) return [{ block, fields, values, path: '' }];
  const field = fields.find(({ prop }) => prop === list);
  const reading = readRawIds(values[field?.name ?? ''] ?? '');
  if (!field?.entries || reading.kind !== 'filled') return [];
  const own = field.entries;
  return reading.value.flatMap((id, at) => {
    const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
    const path = `${field.name}[${at + 1}].`;
    return entry ? { block, fields: own, values: entry.values, path } : [];
  });
}

function textsIn(form: Form, declared: TextOverPicture): readonly PlacedTexts[] {
  const { block, path } = form;
  const texts = declared.texts.flatMap(({ prop, size }) => {
    const field = fieldOf(form, prop);
    const isEmpty = (form.values[field?.name ?? ''] ?? '').trim() === '';
    return field && !isEmpty ? { field: path + field.name, size } : [];
  });
  if (texts.length === 0 || !isChosen(form, declared.when)) return [];
  const toneField = declared.color === undefined ? undefined : fieldOf(form, declared.color);
  const tone = toneField && chosenIn(form, toneField) === 'Black' ? 'black' : 'white';
  const parts = declared.areas
    .filter(({ when }) => isChosen(form, when))
    .flatMap((area) => partOf(form, declared, area) ?? []);
  const { uid, name } = block;
  const { veil } = declared;
  return [{ uid, name, texts, tone, toneField: toneField && path + toneField.name, veil, parts }];
}

function fieldOf({ fields }: Form, wanted: string): ManifestField | undefined {
  return fields.find(({ prop }) => prop === wanted);
}

function isChosen(form: Form, wanted: readonly TextCondition[] = []): boolean {
  return wanted.every(({ prop, value }) => {
    const field = fieldOf(form, prop);
    return field !== undefined && chosenIn(form, field) === value;
  });
}

function chosenIn({ values }: Form, field: ManifestField): string {
  const raw = values[field.name] ?? '';
  if (field.kind !== 'checkbox') return raw.trim() || field.default;
  const reading = readRawChecked(raw);
  const isTicked = reading.kind === 'filled' ? reading.value : isTickedByDefault(field);
  return isTicked ? '1' : '';
}

/** The part of the picture for a width; a block without a picture for phones shows the other one there. */
function partOf(
  form: Form,
  { picture, phonePicture }: TextOverPicture,
  { width, ratio, left, top, right, bottom }: TextArea,
): PicturePart | undefined {
  const props = width === 375 && phonePicture !== undefined ? [phonePicture, picture] : [picture];
  const [found] = props.flatMap((prop) => pictureIn(form, prop) ?? []);
  return found && { ...found, ratio, left, top, right, bottom };
}

function pictureIn(form: Form, prop: string): Pick<PicturePart, 'focalPoint' | 'src'> | undefined {
  const reading = readRawImage(form.values[fieldOf(form, prop)?.name ?? ''] ?? '');
  if (reading.kind !== 'filled') return undefined;
  const src = mediaAddress(reading.value.src);
  return src === undefined
    ? undefined
    : { src, focalPoint: readFocalPoint(reading.value.focalPoint) };
}
