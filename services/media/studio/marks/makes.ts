import {
  commercialModels,
  motorcycleModels,
  passengerModels,
} from '../../../search/stock/models/index.ts';
import { slugOf } from '../../../search/stock/text.ts';
import { circle, path, rect, round, tag } from '../core/sheet.ts';
import { openFace } from './type.ts';

/** Every make of the stock, by its part of an address. */
export const makes: ReadonlyMap<string, string> = new Map(
  [...passengerModels, ...commercialModels, ...motorcycleModels].map(({ brand }) => [
    slugOf(brand),
    brand,
  ]),
);

/** Makes that begin like another one. */
const exceptions: Readonly<Record<string, string>> = {
  mini: 'Mn',
  mitsubishi: 'Mt',
  porsche: 'Pr',
  suzuki: 'Sz',
  volkswagen: 'Vk',
};

/** The two letters a make is told by: its initials, or how its only word begins. */
export function initialsOf(make: string): string {
  const plain = make.normalize('NFD').replace(/[^A-Za-z -]/g, '');
  const [first = '', second] = plain.split(/[ -]/);
  const initials = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return exceptions[slugOf(make)] ?? initials;
}

// As cards show pictures, so that nothing is cut off but ground.
const width = 160;
const height = 120;
const letterSize = 34;

const ground = '#e9edf0';
const disc = '#ffffff';
const ring = '#c3ccd2';
const ink = '#39454d';

const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const write = await openFace(hanken, { wght: 600 });

/** A make's monogram: plain letters of our own, which look like no maker's mark. */
export function monogram(make: string): string {
  const letters = initialsOf(make);
  const line = { x: 0, y: height / 2 + letterSize * 0.35, size: letterSize };
  // Written once to know how wide it is, and again in the middle.
  const { end } = write(letters, line);
  const { d } = write(letters, { ...line, x: round((width - end) / 2) });
  const box = { viewBox: `0 0 ${width} ${height}`, width, height };
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...box },
    rect(0, 0, width, height, { fill: ground }),
    circle(width / 2, height / 2, 41, { fill: disc, stroke: ring, 'stroke-width': 1.5 }),
    path(d, { fill: ink }),
  )}\n`;
}
