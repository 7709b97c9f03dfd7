import sharp from 'sharp';

/** How an icon is drawn from the mark of a site. */
interface IconKind {
  readonly size: number;
  /** The part of the width that the mark takes; the rest is margin. */
  readonly share: number;
  /** Absent if the background is transparent. */
  readonly background?: string;
  readonly format: 'png' | 'ico';
}

/** The icons of a site by file name. */
const kinds: ReadonlyMap<string, IconKind> = new Map([
  ['favicon.ico', { size: 32, share: 1, format: 'ico' }],
  // iOS rounds the corners itself and shows transparency as black.
  ['apple-touch-icon.png', { size: 180, share: 0.8, background: '#ffffff', format: 'png' }],
  ['icon-192.png', { size: 192, share: 1, format: 'png' }],
  ['icon-512.png', { size: 512, share: 1, format: 'png' }],
  // The mark stays within the circle that every mask leaves visible: 80 % of the width.
  ['icon-maskable-512.png', { size: 512, share: 0.56, background: '#ffffff', format: 'png' }],
]);

/** Whether a file is an icon. */
export function isIcon(file: string): boolean {
  return kinds.has(file);
}

/** A drawn icon. */
export interface Icon {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

// A mark of 32 by 32 is drawn at this density before it is reduced, so that its edges are sharp.
const density = 1_200;
const maxPixels = 50_000_000;

/** Draws an icon from a site's mark, an SVG or another picture. Rejects if the mark is no picture. */
export async function drawIcon(mark: Uint8Array, file: string): Promise<Icon | undefined> {
  const kind = kinds.get(file);
  if (!kind) return undefined;
  const png = await drawPng(mark, kind);
  return kind.format === 'ico'
    ? { body: icoOf(png, kind.size), type: 'image/x-icon' }
    : { body: new Uint8Array(png), type: 'image/png' };
}

async function drawPng(mark: Uint8Array, { size, share, background }: IconKind): Promise<Buffer> {
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = sharp(mark, { density, limitInputPixels: maxPixels })
    .resize({ width: inner, height: inner, fit: 'contain', background: transparent })
    .extend({
      top: margin,
      left: margin,
      bottom: size - inner - margin,
      right: size - inner - margin,
      background: transparent,
    });
  const filled = background === undefined ? drawn : drawn.flatten({ background });
  return filled.png({ compressionLevel: 9 }).toBuffer();
}

/** A file with one picture: six bytes of header, one directory entry of sixteen, and the PNG. */
function icoOf(png: Buffer, size: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Uint8Array(Buffer.concat([head, png]));
}
