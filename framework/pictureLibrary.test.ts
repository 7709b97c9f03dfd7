import { optimizeImage } from 'next/dist/server/image-optimizer/transform.js';
import { expect, test, vi } from 'vitest';
import { pictureLibrary } from './pictureLibrary.ts';

test('the framework encodes pictures with this form of the library', async () => {
  const { prototype } = pictureLibrary;
  const [avif, toBuffer] = [vi.spyOn(prototype, 'avif'), vi.spyOn(prototype, 'toBuffer')];
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  const buffer = await pictureLibrary({ create }).png().toBuffer();
  await optimizeImage({ buffer, contentType: 'image/avif', quality: 75, width: 4 });
  expect(avif).toHaveBeenCalledOnce();
  expect(toBuffer).toHaveBeenCalledTimes(2);
});
