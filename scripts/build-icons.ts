/**
 * Builds the icon sprite and the list of its names from the Lucide icons listed below:
 * `node scripts/build-icons.ts`. Both files are committed.
 */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/** Our icon names describe the purpose, Lucide's names the appearance. */
const icons: Readonly<Record<string, string>> = {
  alert: 'circle-alert',
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  'arrow-up': 'arrow-up',
  award: 'award',
  calendar: 'calendar',
  car: 'car',
  charge: 'plug-zap',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  'chevron-up': 'chevron-up',
  clock: 'clock',
  close: 'x',
  compare: 'scale',
  copy: 'copy',
  document: 'file-check',
  download: 'download',
  'external-link': 'external-link',
  file: 'file-text',
  filter: 'sliders-horizontal',
  fuel: 'fuel',
  gauge: 'gauge',
  gavel: 'gavel',
  gearbox: 'cog',
  globe: 'globe',
  handshake: 'handshake',
  heart: 'heart',
  info: 'info',
  key: 'key-round',
  language: 'languages',
  leaf: 'leaf',
  link: 'link',
  mail: 'mail',
  'map-pin': 'map-pin',
  megaphone: 'megaphone',
  menu: 'menu',
  message: 'message-square',
  minus: 'minus',
  motorcycle: 'motorbike',
  mute: 'volume-x',
  pause: 'pause',
  percent: 'percent',
  phone: 'phone',
  play: 'play',
  plus: 'plus',
  print: 'printer',
  refresh: 'rotate-cw',
  search: 'search',
  share: 'share-2',
  shield: 'shield-check',
  star: 'star',
  success: 'circle-check',
  swap: 'arrow-left-right',
  trash: 'trash-2',
  truck: 'truck',
  tyre: 'circle-dot',
  unmute: 'volume-2',
  user: 'user',
  users: 'users',
  utensils: 'utensils',
  van: 'van',
  warning: 'triangle-alert',
  winter: 'snowflake',
  workshop: 'wrench',
};

const folder = join(root, 'node_modules', 'lucide-static', 'icons');

function symbol(name: string, lucideName: string): string {
  const svg = readFileSync(join(folder, `${lucideName}.svg`), 'utf8');
  const shapes = [
    ...svg.matchAll(/<(?:path|circle|rect|line|polyline|polygon|ellipse)\b[^>]*\/>/g),
  ];
  const body = shapes.map(([shape]) => shape.replaceAll(/\s+/g, ' ')).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
}

const symbols = Object.entries(icons).map(([name, lucideName]) => symbol(name, lucideName));
const sprite = [
  '<!-- Icons by Lucide (lucide.dev), ISC licence; made by scripts/build-icons.ts -->',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...symbols,
  '</svg>',
  '',
].join('\n');
const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
const names = Object.keys(icons).map((name) => `  '${name}',`);

writeFileSync(join(root, 'public', 'icons.svg'), sprite);
writeFileSync(
  join(root, 'design-system', 'Icon', 'iconNames.ts'),
  [
    '/** Made by scripts/build-icons.ts. */',
    '',
    '/** The icons of the sprite. */',
    'export const iconNames = [',
    ...names,
    '] as const;',
    '',
    '/** Address of the sprite; changes with its content, so browsers may keep it for ever. */',
    `export const spriteHref = '/icons.svg?v=${version}';`,
    '',
  ].join('\n'),
);
