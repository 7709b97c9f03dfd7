import type { FocalPoint } from '#domain/content/focalPoint.ts';
import type { Result } from '#domain/result.ts';

/** Why a service of the form couldn't do something, as a sentence for editors. */
export interface FieldServiceFailure {
  readonly reason: string;
}

type Answer<Value> = Promise<Result<Value, FieldServiceFailure>>;

/** A page that a link can lead to. */
export interface FoundPage {
  /** Its id as the platform stores it, in braces. */
  readonly id: string;
  readonly title: string;
  /** Its path within the site and language, starting with a slash. */
  readonly path: string;
}

/** An item of the media library. */
export interface MediaItem {
  /** Its id as the platform stores it, in braces; empty if the service knows items by their address alone. */
  readonly id: string;
  /** Its address, starting with `/-/media/`. */
  readonly src: string;
  readonly name: string;
  /** Alternative text; empty for files other than pictures, and for pictures without one. */
  readonly alt: string;
  /** Pixels; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  /** Of an upload, which editors can change and delete; absent for other files. */
  readonly focalPoint?: FocalPoint | undefined;
}

/** What a field can hold of the media library. */
export type MediaKind = 'picture' | 'file';

/** A file to put into the media library. */
export interface MediaUpload {
  readonly file: File;
  readonly alt: string;
  readonly focalPoint: FocalPoint;
}

/** What an editor says about an upload afterwards. */
export interface UploadDetails {
  readonly src: string;
  readonly alt: string;
  readonly focalPoint: FocalPoint;
}

/** A page that shows or links an upload, or settings that name it. */
export interface UploadUse {
  readonly name: string;
  readonly site?: string | undefined;
  readonly language?: string | undefined;
}

/** An item that the whole site shares, such as a tag. */
export interface SharedItem {
  /** Its id as the platform stores it, in braces. */
  readonly id: string;
  readonly name: string;
}

/** The list that an entry is made for. */
export interface ListPlace {
  /** The name of the list's field on the platform. */
  readonly field: string;
  /** The entry that has the list; absent for a list of the form itself. */
  readonly entry?: string | undefined;
}

/** What the form asks for. No function rejects. */
export interface FieldServices {
  /** Pages of the site whose title or path has the words. */
  readonly searchPages: (words: string, signal: AbortSignal) => Answer<readonly FoundPage[]>;
  /** Items of the media library; the newest for no words. */
  readonly searchMedia: (
    kind: MediaKind,
    words: string,
    signal: AbortSignal,
  ) => Answer<readonly MediaItem[]>;
  readonly uploadMedia: (upload: MediaUpload) => Answer<MediaItem>;
  /** Where an upload is used, in what visitors see and in drafts. */
  readonly uploadUses: (src: string) => Answer<readonly UploadUse[]>;
  readonly changeUpload: (details: UploadDetails) => Answer<MediaItem>;
  /** Deletes an upload for good. It fails while something uses it. */
  readonly deleteUpload: (src: string) => Answer<undefined>;
  /** Items that a list of shared items can hold. */
  readonly searchShared: (
    field: string,
    words: string,
    signal: AbortSignal,
  ) => Answer<readonly SharedItem[]>;
  /** Makes an empty entry of a list, and gives its id in braces. The list doesn't hold it yet. */
  readonly createEntry: (list: ListPlace) => Answer<string>;
}
