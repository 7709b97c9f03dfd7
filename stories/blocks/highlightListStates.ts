import type { Meta } from '@storybook/nextjs-vite';
import type { Canvas } from '../canvas.ts';
import { field, items, linkField } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

export function item(icon: string, title: string, text: string) {
  return { Icon: field(icon), Title: field(title), Text: field(text) };
}

const guarantee = item(
  'Shield',
  'Tolv månaders garanti',
  'Gäller motor, växellåda och elsystem på alla begagnade bilar.',
);

export const linked = { ...guarantee, Link: linkField('/garanti', 'Så gäller garantin') };

export const change = item(
  'Handshake',
  'Fjorton dagars bytesrätt',
  'Ångrar du dig byter vi bilen.',
);

export const protocol = item('Document', 'Protokoll i bilen', 'Se vad mekanikern har gått igenom.');

export const standard = {
  Title: field('Tryggt hela vägen'),
  TitleTag: field('h2'),
  Text: field('<p>Det här ingår, <a href="/villkor">utan stjärnor</a>.</p>'),
  Items: items(linked, change, protocol),
};

export function titlesOf(canvas: Canvas): (string | null)[] {
  return canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

/** What the Storybook stories of HighlightList have in common. */
export const highlightListMeta = {
  ...blockMeta('HighlightList', 'strip'),
  args: { componentName: 'HighlightList', fields: standard },
} satisfies Meta<typeof BlockExample>;
