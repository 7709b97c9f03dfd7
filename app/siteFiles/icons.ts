import sharp from 'sharp';

/** How an icon is drawn from the mark of a site. */
interface IconKind {
  readonly size: number;
  /** The part of the width that the mark takes. */
  readonly share: number;
  /** Whether the mark's own background fills the rest, up to the corners. */
  readonly isFilled: boolean;
  readonly format: 'png' | 'ico';
}

/** The icons of a site by file name. */
const kinds: ReadonlyMap<string, IconKind> = new Map([
  ['favicon.ico', { size: 32, share: 1, isFilled: false, format: 'ico' }],
  // iOS rounds the corners itself and shows transparency as black.
  ['apple-touch-icon.png', { size: 180, share: 1, isFilled: true, format: 'png' }],
  ['icon-192.png', { size: 192, share: 1, isFilled: false, format: 'png' }],
  ['icon-512.png', { size: 512, share: 1, isFilled: false, format: 'png' }],
  // Every mask leaves a circle of 80 % of the width.
  ['icon-maskable-512.png', { size: 512, share: 0.8, isFilled: true, format: 'png' }],
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

async function drawPng(mark: Uint8Array, { size, share, isFilled }: IconKind): Promise<Buffer> {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density, limitInputPixels: maxPixels })
    .resize({ width: inner, height: inner, fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  const background = isFilled ? await groundOf(drawn, inner) : transparent;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

interface Ground {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const transparent: Ground = { r: 0, g: 0, b: 0, alpha: 0 };
const white: Ground = { r: 255, g: 255, b: 255, alpha: 1 };

/** The colour of a mark at its left edge, which is that of its background; white if it has none there. */
async function groundOf(drawn: Buffer, size: number): Promise<Ground> {
  const place = { left: Math.round(size * 0.08), top: Math.round(size / 2), width: 1, height: 1 };
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(drawn)
    .ensureAlpha()
    .extract(place)
    .raw()
    .toBuffer();
  return alpha === 255 ? { r, g, b, alpha: 1 } : white;
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
