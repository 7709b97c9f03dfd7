import type { Meta } from '@storybook/nextjs-vite';
import type { Canvas } from '../canvas.ts';
import { field, imageField, linkField } from '../fixtures/fields.ts';
import studio from '../fixtures/studio.webp';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

/** The fields of a model's facts, given as pairs of label and value. */
export function factsOf(...pairs: readonly (readonly [label: string, value: string])[]) {
  const entries = pairs.flatMap(([label, value], at) => [
    [`Label${at + 1}`, field(label)] as const,
    [`LabelValue${at + 1}`, field(value)] as const,
  ]);
  return Object.fromEntries(entries);
}

export const words = {
  Title: field('Havsörn E1'),
  Text: field('<p>Liten utanpå, vuxen på vägen. Elbilen för dig som parkerar i stan.</p>'),
  Image: imageField(studio, 'En bil i en studio'),
  Link: linkField('/modeller/havsorn-e1', 'Mer om Havsörn E1'),
};

export const campaign = { IsCampaign: field(true), Campaign: field('Från 4 495 kr/mån') };

export const facts = factsOf(
  ['Räckvidd', 'upp till 476 km'],
  ['Säten', '5'],
  ['Dragvikt', '1 600 kg'],
  ['Garanti', '7 år'],
);

export const standard = { ...words, ...campaign, ...facts };

/** The terms and values of the facts, in reading order. */
export function factsIn(canvas: Canvas) {
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  return canvas.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]);
}

/** What the Storybook stories of ModelCard have in common. */
export const modelCardMeta = {
  ...blockMeta('ModelCard', 'strip'),
  args: { componentName: 'ModelCard', fields: standard },
} satisfies Meta<typeof BlockExample>;
