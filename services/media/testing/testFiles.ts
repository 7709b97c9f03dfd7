import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of two colours, 40 × 20 px, encoded by one of sharp's methods. */
export async function testPicture(encode: (picture: Sharp) => Sharp): Promise<Buffer> {
  const half = { create: { width: 20, height: 20, channels: 3, background: '#0b5475' } } as const;
  const create = { width: 40, height: 20, channels: 3, background: '#ffffff' } as const;
  const picture = sharp({ create }).composite([{ input: half, left: 0, top: 0 }]);
  // Composed first, because the size of what is composed doesn't follow later steps.
  return encode(sharp(await picture.png().toBuffer())).toBuffer();
}

/** The beginning of a PNG picture of any size (px), which has no pixels. */
export function headOfPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The beginning of an MP4 film, or of a picture in the same container, with some bytes. */
export function testFilm(brand = 'isom', length = 1000): Buffer {
  const film = Buffer.from(Uint8Array.from({ length }, (_, index) => index % 251));
  film.write(`\0\0\0\x18ftyp${brand}`, 'latin1');
  return film;
}

/** A drawing with some content. */
export function testDrawing(content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10" ${attributes}>${content}</svg>`;
}
