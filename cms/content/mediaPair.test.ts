import { expect, test } from 'vitest';
import { filmPair } from './mediaPair.ts';

const [wide, tall] = ['/-/media/hero.webm', '/-/media/hero-tall.webm'];
const both = [wide, '/-/media/hero.mp4'];

test.each([
  ['no film', undefined, undefined, undefined],
  ['one film', wide, undefined, { src: both, phoneSrc: undefined }],
  ['a film for phones alone, which serves all', undefined, wide, { src: both }],
  ['two films', wide, tall, { src: both, phoneSrc: [tall, '/-/media/hero-tall.mp4'] }],
])('%s', (_what, desktop, phone, pair) => {
  expect(filmPair(desktop, phone)).toEqual(pair);
});

test.each([
  ['/-/media/a.WEBM?rev=2', ['/-/media/a.WEBM?rev=2', '/-/media/a.mp4?rev=2']],
  ['/-/media/a.mp4', ['/-/media/a.mp4']],
  ['/-/media/a.webm.ashx', ['/-/media/a.webm.ashx']],
  ['https://films.example/7', ['https://films.example/7']],
])('%s is offered in these formats', (film, src) => {
  expect(filmPair(film, undefined)?.src).toEqual(src);
});
