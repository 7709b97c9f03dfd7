import { beforeEach, expect, test } from 'vitest';
import { encodeInTurn } from './encodeInTurn.ts';

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
