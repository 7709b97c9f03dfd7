/** Wordmarks and favicons: drawn letters, so that no font is needed to show them. */

interface Mark {
  /** What is written. */
  readonly word: string;
  /** Weight of the strokes, 2..5. */
  readonly stroke: number;
  readonly colour: string;
  readonly light: string;
  /** Ground and letter of the favicon. */
  readonly icon: readonly [ground: string, letter: string];
  /** How much the corners of the favicon are rounded, of 32. */
  readonly corner: number;
}

const nordvik = {
  word: 'nordvik',
  stroke: 3.4,
  colour: '#0d527c',
  light: '#ffffff',
  icon: ['#0d527c', '#ffffff'],
  corner: 8,
} as const;
const carstore = {
  word: 'carstore',
  stroke: 5,
  colour: '#0b3bd6',
  light: '#ffd400',
  icon: ['#0b3bd6', '#ffd400'],
  corner: 3,
} as const;

const marks: Readonly<Record<string, Mark>> = {
  'nordvik-se': nordvik,
  'nordvik-no': nordvik,
  'nordvik-uk': nordvik,
  'mercedes-smart-se': {
    word: 'nordvik m',
    stroke: 2,
    colour: '#0a0a0a',
    light: '#ffffff',
    icon: ['#0a0a0a', '#d9dde1'],
    corner: 1,
  },
  'nordvik-trucks-se': { ...nordvik, word: 'lastbilar' },
  'nordvik-auctions-se': { ...nordvik, word: 'auktioner' },
  'nordvik-restaurant-se': {
    ...nordvik,
    word: 'lyftbordet',
    colour: '#5d3f28',
    icon: ['#5d3f28', '#f7e6c9'],
  },
  'carstore-se': carstore,
  'carstore-no': carstore,
  'carstore-fi': carstore,
  'carstore-sk': carstore,
};

/** The sites that have a mark. */
export const markedSites: readonly string[] = Object.keys(marks);

/** Letters as strokes on a grid 10 wide (0..10) and with the line at y = 20, small letters 10 high. */
const letters: Readonly<Record<string, string>> = {
  a: 'M9 10 V20 M9 15 A4.5 5 0 1 1 9 14.9',
  b: 'M1 3 V20 M1 15 A4.5 5 0 1 0 1 14.9',
  c: 'M9 12 A5 5 0 1 0 9 18',
  d: 'M9 3 V20 M9 15 A4.5 5 0 1 1 9 14.9',
  e: 'M0.6 15 H9.4 A4.6 5 0 1 0 8.4 18.4',
  f: 'M8 4 C4 2 3.5 5 3.5 8 V20 M0.5 10 H7',
  i: 'M3 10 V20 M3 5 V5.4',
  k: 'M1 3 V20 M8.5 10 L1 15.5 M4 13.4 L9 20',
  l: 'M3 3 V20',
  m: 'M1 20 V10 M1 13 C2 9 7 9 7 13.5 V20 M7 13 C8 9 13 9 13 13.5 V20',
  n: 'M1 20 V10 M1 14 C2 9 9 8.4 9 14 V20',
  o: 'M0.5 15 A4.5 5 0 1 0 9.5 15 A4.5 5 0 1 0 0.5 15',
  r: 'M1 20 V10 M1 14 C2 10.5 4 9.6 7 10.4',
  s: 'M8.4 11.6 C6 9 1.2 9.4 1.2 12.4 C1.2 16 8.8 13.8 8.8 17.4 C8.8 20.8 3 20.8 0.8 18',
  t: 'M3.5 5 V16 C3.5 19.6 5 20.6 8 19.6 M0.5 10 H7.5',
  u: 'M1 10 V16 C1 21.6 8 21 9 16 M9 10 V20',
  v: 'M0.6 10 L5 20 L9.4 10',
  y: 'M0.6 10 L5 19.6 M9.4 10 L4.6 21 C3.6 23.6 2.4 24 0.6 23.6',
};

const advances: Readonly<Record<string, number>> = {
  i: 8,
  l: 8,
  m: 17,
  t: 11,
  r: 10,
  f: 10,
  ' ': 8,
};

function write(word: string): { d: string; width: number } {
  let x = 0;
  const parts = [...word].map((letter) => {
    const at = x;
    x += advances[letter] ?? 13.5;
    const d = letters[letter] ?? '';
    return d && `<path transform="translate(${at} 0)" d="${d}"/>`;
  });
  return { d: parts.join(''), width: x };
}

function logo(word: string, stroke: number, colour: string): string {
  const { d, width } = write(word);
  const scale = Math.min(1.5, 146 / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 55" width="150" height="55"><g transform="translate(2 ${27.5 - 14 * scale}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${stroke * 0.62}" stroke-linecap="round" stroke-linejoin="round">${d}</g></svg>\n`;
}

/** A site's wordmarks by file name. */
export function logos(site: string): Record<string, string> {
  const mark = marks[site];
  if (!mark) throw new Error(`no mark for ${site}`);
  const { word, stroke, colour, light } = mark;
  const own = {
    'logo.svg': logo(word, stroke, colour),
    'logo-light.svg': logo(word, stroke, light),
  };
  if (site !== 'mercedes-smart-se') return own;
  const smart = 'nordvik s';
  return {
    ...own,
    'logo-smart.svg': logo(smart, 4, '#111111'),
    'logo-smart-light.svg': logo(smart, 4, '#d9f13a'),
  };
}

/** A site's favicon: its first letter on its colour. */
export function favicon(site: string): string {
  const mark = marks[site];
  if (!mark) throw new Error(`no mark for ${site}`);
  const [ground, letter] = mark.icon;
  const d = letters[mark.word.charAt(0)] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${mark.corner}" fill="${ground}"/><path transform="translate(8 -8) scale(1.6)" d="${d}" fill="none" stroke="${letter}" stroke-width="${mark.stroke * 0.7}" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
}
