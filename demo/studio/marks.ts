/** Wordmarks and favicons: outlines of the sites' own typefaces, so that no font is needed. */

import { circle, path, rect, round, tag } from './core/sheet.ts';
import { openFace } from './marks/type.ts';

const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const outfit = '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2';
const barlow = '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';

const faces = {
  strong: await openFace(hanken, { wght: 660 }),
  plain: await openFace(hanken, { wght: 480 }),
  serif: await openFace(newsreader, { wght: 400, opsz: 48 }),
  round: await openFace(outfit, { wght: 560 }),
  condensed: await openFace(barlow),
};

/** The colours of a mark on a light or dark background. */
interface Inks {
  readonly word: string;
  /** The sign beside or behind the word. */
  readonly sign: string;
  /** The text on the sign. */
  readonly onSign: string;
  /** Secondary words. */
  readonly quiet: string;
}

/** Draws a mark of 150 by 55 px. */
type Drawing = (inks: Inks) => string[];

interface Mark {
  readonly draw: Drawing;
  readonly onLight: Inks;
  readonly onDark: Inks;
  /** 32 by 32 px. */
  readonly icon: readonly string[];
}

const fjord = '#0d527c';
const cobalt = '#083cd4';
const yellow = '#fcd20c';
const acid = '#d9f13a';

/** An N in one stroke, like a road between two shores. */
function road(x: number, y: number, size: number, stroke: string): string {
  return path('M9.2 24.2V11.4C9.2 7.2 13 6.6 14.5 10.2L17.5 21.8C19 25.4 22.8 24.8 22.8 20.6V7.8', {
    transform: `translate(${x} ${y}) scale(${round(size / 32)})`,
    fill: 'none',
    stroke,
    'stroke-width': 3.9,
    'stroke-linecap': 'round',
  });
}

function sign(x: number, y: number, size: number, { sign: fill, onSign }: Inks): string[] {
  return [rect(x, y, size, size, { rx: size * 0.27, fill }), road(x, y, size, onSign)];
}

/** The group's sign and name, with the name of a division below. */
function nordvik(part?: string): Drawing {
  return (inks) => {
    const [size, y] = part ? [23, 28] : [28, 37.2];
    const words = [path(faces.strong('Nordvik', { x: 44, y, size }).d, { fill: inks.word })];
    const below = part && faces.plain(part, { x: 44.5, y: 45, size: 15.5, tracking: 0.01 });
    return [
      ...sign(1, 9.5, 36, inks),
      ...words,
      ...(below ? [path(below.d, { fill: inks.quiet })] : []),
    ];
  };
}

const nordvikInks = {
  onLight: { word: '#0c2c40', sign: fjord, onSign: '#ffffff', quiet: '#4d6675' },
  onDark: { word: '#ffffff', sign: '#ffffff', onSign: fjord, quiet: '#cfdde6' },
} as const;

const quietLuxury: Drawing = ({ word, sign: line }) => {
  const name = faces.serif('NORDVIK', { x: 1, y: 34.5, size: 20, tracking: 0.09 });
  return [
    path(name.d, { fill: word }),
    rect(name.end + 5, 15, 1, 25, { fill: line }),
    path(faces.serif('M', { x: name.end + 13, y: 34.5, size: 20 }).d, { fill: line }),
  ];
};

const witty: Drawing = ({ word, sign: pill, onSign }) => {
  const name = faces.round('nordvik', { x: 1, y: 37, size: 30.5 });
  return [
    path(name.d, { fill: word }),
    rect(name.end + 5, 13.5, 34, 29, { rx: 14.5, fill: pill }),
    path(faces.round('s', { x: name.end + 15.2, y: 34.8, size: 28 }).d, { fill: onSign }),
  ];
};

/** A table on a lift, which is what the restaurant's name means. */
const lift: Drawing = ({ word, sign: stroke }) => [
  path(faces.serif('Lyftbordet', { x: 1, y: 33, size: 31 }).d, { fill: word }),
  path('M2 43.5H145M62 52.5H86M64 52L84 44M84 52L64 44', {
    fill: 'none',
    stroke,
    'stroke-width': 1.6,
    'stroke-linecap': 'round',
  }),
];

/** The first half of the word on a price tag. */
const tagged: Drawing = ({ word, sign: ground, onSign }) => {
  const line = { y: 39.5, size: 37.5, tracking: 0.005 };
  const car = faces.condensed('car', { ...line, x: 15 });
  return [
    path(`M10 9.5H${round(car.end + 4)}V45.5H10L1 36.5V18.5Z`, {
      fill: ground,
      stroke: ground,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    circle(8, 27.5, 2.6, { fill: onSign }),
    path(car.d, { fill: onSign }),
    path(faces.condensed('store', { ...line, x: car.end + 8 }).d, { fill: word }),
  ];
};

function letterIcon(ground: string, corner: number, letter: string): string[] {
  return [rect(0, 0, 32, 32, { rx: corner, fill: ground }), letter];
}

const groupIcon = sign(0, 0, 32, nordvikInks.onLight);
const group = { draw: nordvik(), ...nordvikInks, icon: groupIcon };

const carstore: Mark = {
  draw: tagged,
  onLight: { word: cobalt, sign: cobalt, onSign: yellow, quiet: cobalt },
  onDark: { word: '#ffffff', sign: yellow, onSign: cobalt, quiet: '#ffffff' },
  icon: [
    path('M11 2H30V30H11L2 21V11Z', {
      fill: cobalt,
      stroke: cobalt,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    path(faces.condensed('c', { x: 10, y: 26.5, size: 41 }).d, { fill: yellow }),
  ],
};

const marks: Readonly<Record<string, Mark>> = {
  'nordvik-se': group,
  'nordvik-no': group,
  'nordvik-uk': group,
  'mercedes-smart-se': {
    draw: quietLuxury,
    onLight: { word: '#0a0a0a', sign: '#6f767b', onSign: '#ffffff', quiet: '#6f767b' },
    onDark: { word: '#ffffff', sign: '#b9c0c5', onSign: '#0a0a0a', quiet: '#b9c0c5' },
    icon: letterIcon(
      '#0a0a0a',
      2,
      path(faces.serif('N', { x: 5.6, y: 24.5, size: 27 }).d, { fill: '#e3e7ea' }),
    ),
  },
  'nordvik-trucks-se': {
    draw: nordvik('Lastbilar'),
    ...nordvikInks,
    icon: [...groupIcon, path('M8 29H24', iconLine('#f9953d'))],
  },
  'nordvik-auctions-se': {
    draw: nordvik('Auktioner'),
    ...nordvikInks,
    icon: [...groupIcon, circle(27, 5, 5, { fill: '#f9953d' })],
  },
  'nordvik-restaurant-se': {
    draw: lift,
    onLight: { word: '#4b311e', sign: '#b5763f', onSign: '#ffffff', quiet: '#4b311e' },
    onDark: { word: '#ffffff', sign: '#f0cf9d', onSign: '#4b311e', quiet: '#ffffff' },
    icon: letterIcon(
      '#5d3f28',
      8,
      path(faces.serif('L', { x: 8, y: 22.5, size: 27 }).d, { fill: '#f7e6c9' }),
    ).concat(path('M7 27H25', iconLine('#f0cf9d'))),
  },
  'carstore-se': carstore,
  'carstore-no': carstore,
  'carstore-fi': carstore,
  'carstore-sk': carstore,
};

/** The sites that have a mark. */
export const markedSites: readonly string[] = Object.keys(marks);

function iconLine(stroke: string) {
  return { stroke, 'stroke-width': 2.4, 'stroke-linecap': 'round' } as const;
}

const smartInks = {
  onLight: { word: '#111111', sign: acid, onSign: '#111111', quiet: '#111111' },
  onDark: { word: '#ffffff', sign: acid, onSign: '#111111', quiet: '#ffffff' },
} as const;

function sheet(width: number, height: number, content: readonly string[]): string {
  const box = { viewBox: `0 0 ${width} ${height}`, width, height };
  return `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...box }, ...content)}\n`;
}

function pair(name: string, { draw, onLight, onDark }: Omit<Mark, 'icon'>): Record<string, string> {
  return {
    [`${name}.svg`]: sheet(150, 55, draw(onLight)),
    [`${name}-light.svg`]: sheet(150, 55, draw(onDark)),
  };
}

/** A site's wordmarks by file name. */
export function logos(site: string): Record<string, string> {
  const mark = marks[site];
  if (!mark) throw new Error(`no mark for ${site}`);
  const own = pair('logo', mark);
  if (site !== 'mercedes-smart-se') return own;
  return { ...own, ...pair('logo-smart', { draw: witty, ...smartInks }) };
}

/** A site's favicon. */
export function favicon(site: string): string {
  const mark = marks[site];
  if (!mark) throw new Error(`no mark for ${site}`);
  return sheet(32, 32, mark.icon);
}
