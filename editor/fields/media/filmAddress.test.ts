import { expect, test } from 'vitest';
import { filmAddress } from './filmAddress.ts';

test.each([
  ['/-/media/nordvik-se/drive.webm', false],
  ['/-/media/drive.MP4?v=2', false],
  ['https://films.example/drive.mp4', true],
  ['//films.example/drive.mp4', true],
])('%s is a film of somebody else: %s', (address, isForeign) => {
  expect(filmAddress(address)).toMatchObject({ isForeign });
});

test.each(['/-/media/prices.pdf', '/-/media/mp4', '', 'javascript:a.mp4', '/-/media/a.webm.pdf'])(
  '%j is no film',
  (address) => {
    expect(filmAddress(address)).toBeUndefined();
  },
);
