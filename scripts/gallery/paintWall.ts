import sharp from 'sharp';
import type { Shot } from './takeShots.ts';

const columns = 4;
const tile = { width: 400, height: 281 };
const gap = 16;
const ground = '#e9eef1';
const corner = 10;

/** Several pages as one WebP for the README. */
export async function paintWall(shots: readonly Shot[]): Promise<Buffer> {
  const rows = Math.ceil(shots.length / columns);
  const tiles = await Promise.all(shots.map(({ png }) => paintTile(png)));
  const wall = sharp({
    create: {
      width: columns * (tile.width + gap) + gap,
      height: rows * (tile.height + gap) + gap,
      channels: 3,
      background: ground,
    },
  });
  const placed = tiles.map((input, at) => ({
    input,
    left: gap + (at % columns) * (tile.width + gap),
    top: gap + Math.floor(at / columns) * (tile.height + gap),
  }));
  return wall.composite(placed).webp({ quality: 78, effort: 6 }).toBuffer();
}

async function paintTile(png: Buffer): Promise<Buffer> {
  const { width, height } = tile;
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}"/></svg>`,
  );
  return sharp(png)
    .resize({ width, height, position: 'top' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}
