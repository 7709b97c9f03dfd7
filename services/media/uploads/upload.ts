import type { MediaKind } from '../wire.ts';

/** A picture, film or document, as it is stored. */
export interface UploadedFile {
  readonly kind: MediaKind;
  readonly bytes: Uint8Array;
  /** The content type. */
  readonly type: string;
  /** Of its name, without a dot. */
  readonly extension: string;
  /** The size of a picture. */
  readonly pixels: PixelSize | undefined;
}

/** In pixels, as shown: after the rotation that a camera has noted. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const megabyte = 1_000_000;

/** The limits of what is uploaded, and stored. */
export const uploadLimits = {
  pictureBytes: 25 * megabyte,
  svgBytes: megabyte,
  documentBytes: 25 * megabyte,
  filmBytes: 64 * megabyte,
  /** Of a picture, and of all frames of an animated one. Decoded, it takes 200 MB. */
  pixels: 50 * megabyte,
  /** Larger pictures are stored in this size (px). The widest window that the sites have pictures for is as wide. */
  longestSide: 3840,
} as const;

/** A size for a sentence. */
export function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 100_000) / 10} MB`;
}
