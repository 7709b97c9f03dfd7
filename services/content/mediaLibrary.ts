/** Metadata of a media file. */
export interface MediaFacts {
  mimeType: string;
  /** Without a dot. */
  extension: string;
  /** Bytes. */
  size: number;
}

/** Looks up a media file by its address, `/-/media/...`; undefined if it doesn't exist. */
export type MediaLibrary = (src: string) => MediaFacts | undefined;
