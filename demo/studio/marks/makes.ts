import { commercialModels, motorcycleModels, passengerModels } from '../../stock/models/index.ts';
import { slugOf } from '../../stock/text.ts';
import { circle, path, rect, round, tag } from '../core/sheet.ts';
import { openFace } from './type.ts';

/** Every make of the stock, by its slug. */
export const makes: ReadonlyMap<string, string> = new Map(
  [...passengerModels, ...commercialModels, ...motorcycleModels].map(({ brand }) => [
    slugOf(brand),
    brand,
  ]),
);

/** Makes whose initials would conflict with those of another make. */
const exceptions: Readonly<Record<string, string>> = {
  mini: 'Mn',
  mitsubishi: 'Mt',
  porsche: 'Pr',
  suzuki: 'Sz',
  volkswagen: 'Vk',
};

/** The two letters of a make's monogram: its initials, or the first two letters of its only word. */
export function initialsOf(make: string): string {
  const plain = make.normalize('NFD').replace(/[^A-Za-z -]/g, '');
  const [first = '', second] = plain.split(/[ -]/);
  const initials = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return exceptions[slugOf(make)] ?? initials;
}

// The aspect ratio of pictures on cards, so that only background is cropped.
const width = 160;
const height = 120;
const letterSize = 34;

const ground = '#e9edf0';
const disc = '#ffffff';
const ring = '#c3ccd2';
const ink = '#39454d';

/** On a dark page the monogram is dark. */
const atNight = '@media (prefers-color-scheme:dark){svg{filter:invert(.9) hue-rotate(180deg)}}';

const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const write = await openFace(hanken, { wght: 600 });

/** A make's monogram: plain letters that resemble no maker's trademark. */
export function monogram(make: string): string {
  const letters = initialsOf(make);
  const line = { x: 0, y: height / 2 + letterSize * 0.35, size: letterSize };
  // Written once to measure the width, and again centred.
  const { end } = write(letters, line);
  const { d } = write(letters, { ...line, x: round((width - end) / 2) });
  const box = { viewBox: `0 0 ${width} ${height}`, width, height };
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...box },
    tag('style', {}, atNight),
    rect(0, 0, width, height, { fill: ground }),
    circle(width / 2, height / 2, 41, { fill: disc, stroke: ring, 'stroke-width': 1.5 }),
    path(d, { fill: ink }),
  )}\n`;
}
