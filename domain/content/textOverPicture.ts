import {
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readNumber,
  readText,
  unreadable,
} from '../reader.ts';

/** The widths of windows in which texts over pictures are measured, in CSS pixels: a phone and a desktop. */
export const measuredWidths = [375, 1280] as const;

/** One of them. */
export type MeasuredWidth = (typeof measuredWidths)[number];

/** What has to be chosen in a field, which is named by its prop. */
export interface TextCondition {
  readonly prop: string;
  /** The name of the choice, or `1` for a checkbox that is ticked and nothing for one that isn't. */
  readonly value: string;
}

/** The part of its picture that a block's texts cover. */
export interface TextArea {
  readonly width: MeasuredWidth;
  /** What it is for; always, if nothing is named. */
  readonly when?: readonly TextCondition[] | undefined;
  /** The width of the box that the picture fills, divided by its height. */
  readonly ratio: number;
  /** Its edges, in hundredths of the box. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text over a picture. Large ones, such as headings, need less contrast. */
interface OverlaidText {
  readonly prop: string;
  readonly size: 'large' | 'normal';
}

/** The texts that a block shows over a picture, as plain data. Fields are named by their props. */
export interface TextOverPicture {
  /** The list whose entries have the fields; absent if they are those of the block. */
  readonly list?: string | undefined;
  readonly picture: string;
  /** The picture for phones; absent if there is one picture for all widths. */
  readonly phonePicture?: string | undefined;
  readonly texts: readonly OverlaidText[];
  /** The choice between white and black texts; absent if they are white. */
  readonly color?: string | undefined;
  /** What has to be chosen for the picture to be behind the texts, and not a film. */
  readonly when?: readonly TextCondition[] | undefined;
  /** How opaque the veil in the colour of the ground is that lies between picture and texts, in percent. */
  readonly veil: number;
  readonly areas: readonly TextArea[];
}

const readChosen = optional(listOf(objectOf<TextCondition>({ prop: readText, value: readText })));

const readWidth: Reader<MeasuredWidth> = (value) =>
  measuredWidths.find((width) => width === value) ?? unreadable;

/** Reads the texts over a picture in a manifest. */
export const readTextOverPicture: Reader<TextOverPicture> = objectOf<TextOverPicture>({
  list: optional(readText),
  picture: readText,
  phonePicture: optional(readText),
  texts: listOf(objectOf<OverlaidText>({ prop: readText, size: oneOf(['large', 'normal']) })),
  color: optional(readText),
  when: readChosen,
  veil: readNumber,
  areas: listOf(
    objectOf<TextArea>({
      width: readWidth,
      when: readChosen,
      ratio: readNumber,
      left: readNumber,
      top: readNumber,
      right: readNumber,
      bottom: readNumber,
    }),
  ),
});
