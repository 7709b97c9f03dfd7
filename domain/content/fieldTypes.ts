import type { FieldDeclarations, FieldEditing, FieldValues } from './fields.ts';
import type { FocalPoint } from './focalPoint.ts';

/** A picture from the content platform's media library. */
export interface ContentImage {
  /** Address on the platform, such as `/-/media/nordvik-se/hero.webp`. */
  readonly src: string;
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** Natural size in px, if the platform knows it. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What stays visible when the picture is cropped; the centre if absent. */
  readonly focalPoint?: FocalPoint | undefined;
}

/** A link as an editor made it. */
export interface ContentLink {
  /** Has passed `safeHref`; empty for a phone number that can't be called, of which only the text is shown. */
  readonly href: string;
  readonly text: string;
  readonly title?: string | undefined;
  /** Whether it opens in a new tab. */
  readonly newTab: boolean;
}

/** An entry of a multilist: a platform item with its own fields. */
export interface ContentItem<Declarations extends FieldDeclarations> {
  readonly id: string;
  readonly name: string;
  readonly url?: string | undefined;
  readonly fields: FieldValues<Declarations>;
  /** In editing mode: the platform's metadata of the entry's fields. */
  readonly editing: FieldEditing<Declarations>;
}
