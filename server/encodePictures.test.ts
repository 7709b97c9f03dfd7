import type { Sharp } from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { pictureLibrary } from '#framework/pictureLibrary.ts';
import { easeAvif, encodeInTurn, encodePictures } from './encodePictures.ts';

interface Attempt {
  readonly resolve: (picture: Buffer) => void;
  readonly reject: (reason: Error) => void;
}

let attempts: Attempt[];
let pictures: { toBuffer: () => Promise<Buffer> };

beforeEach(() => {
  attempts = [];
  pictures = {
    toBuffer: () => new Promise((resolve, reject) => void attempts.push({ resolve, reject })),
  };
});

const settle = () => new Promise(setImmediate);

test('one picture is encoded at a time', async () => {
  encodeInTurn(pictures as Parameters<typeof encodeInTurn>[0]);
  const [first, second] = [pictures.toBuffer(), pictures.toBuffer()];
  await settle();
  expect(attempts).toHaveLength(1);
  attempts[0]?.resolve(Buffer.from('first'));
  expect(String(await first)).toBe('first');
  await settle();
  expect(attempts).toHaveLength(2);
  attempts[1]?.resolve(Buffer.from('second'));
  expect(String(await second)).toBe('second');
});

test('a picture that can’t be encoded doesn’t keep the others waiting', async () => {
  encodeInTurn(pictures as Parameters<typeof encodeInTurn>[0]);
  const [failed, second] = [pictures.toBuffer(), pictures.toBuffer()];
  await settle();
  attempts[0]?.reject(new Error('damaged'));
  await expect(failed).rejects.toThrow('damaged');
  await settle();
  attempts[1]?.resolve(Buffer.from('second'));
  expect(String(await second)).toBe('second');
});

test.each([
  { given: undefined, used: { chromaSubsampling: '4:2:0', effort: 1 } },
  {
    given: { quality: 50, effort: 3 },
    used: { chromaSubsampling: '4:2:0', quality: 50, effort: 1 },
  },
  {
    given: { chromaSubsampling: '4:4:4' },
    used: { chromaSubsampling: '4:4:4', effort: 1 },
  },
])('an AVIF with the options $given is encoded with $used', ({ given, used }) => {
  const avif = vi.fn();
  const library = { avif };
  easeAvif(library);
  library.avif(given);
  expect(avif).toHaveBeenCalledWith(used);
});

test('the framework’s pictures are encoded so', async () => {
  const { prototype } = pictureLibrary;
  const avif = vi.spyOn(prototype, 'avif');
  const running: number[] = [];
  const { toBuffer } = prototype;
  vi.spyOn(prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    running.push(running.length + 1);
    const encoded = await Reflect.apply(toBuffer, this, []);
    running.pop();
    return encoded;
  });
  encodePictures();
  const create = { width: 64, height: 64, channels: 3, background: 'red' } as const;
  const encoded = [1, 2, 3].map(() => pictureLibrary({ create }).avif({ effort: 3 }).toBuffer());
  await settle();
  expect(running).toEqual([1]);
  await Promise.all(encoded);
  expect(avif).toHaveBeenCalledWith({ chromaSubsampling: '4:2:0', effort: 1 });
  expect(pictureLibrary.concurrency()).toBe(1);
});
