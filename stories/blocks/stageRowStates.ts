import type { Meta } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { cardsOf } from '../fixtures/cards.ts';
import { field, linkField } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box } from './layout.ts';

export const title = 'Just nu i verkstaden';

export const standard = {
  Title: field(title),
  TitleTag: field('h2'),
  Text: field('<p>Sådant som våra kunder bokar i november.</p>'),
  Link: linkField('/verkstad', 'Allt vi gör'),
};

/** Content of the placeholder: so many stages. */
export function holding(count: number, name: Parameters<typeof cardsOf>[0] = 'Card') {
  return { 'stage-row-1': cardsOf(name, count) };
}

export const previousName = { name: 'Föregående bild' };

export const nextName = { name: 'Nästa bild' };

export function rowOf(canvas: Canvas): HTMLElement {
  return canvas.getByRole('region', { name: title });
}

/** The numbers, from 1, of the stages that are seen whole. */
export function seenIn(canvas: Canvas): number[] {
  const row = box(rowOf(canvas));
  return canvas.getAllByRole('article').flatMap((stage, at) => {
    const { left, right } = box(stage);
    return left >= row.left - 1 && right <= row.right + 1 ? [at + 1] : [];
  });
}

/** The row moves smoothly, and says 100 ms after it came to rest which ways are left. */
export async function rests(
  canvas: Canvas,
  stages: readonly number[],
  ways: 'previous' | 'both' | 'next',
) {
  await waitFor(() => expect(seenIn(canvas)).toEqual(stages));
  await waitFor(async () => {
    const [previous, next] = buttonsOf(canvas);
    await expect(isOff(previous)).toBe(ways === 'next');
    await expect(isOff(next)).toBe(ways === 'previous');
  });
}

export function buttonsOf(canvas: Canvas): [HTMLElement, HTMLElement] {
  return [canvas.getByRole('button', previousName), canvas.getByRole('button', nextName)];
}

/** A button that is off keeps its place among the stops of the tab key. */
export function isOff(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true';
}

/** What the Storybook stories of StageRow have in common. */
export const stageRowMeta = {
  ...blockMeta('StageRow', 'strip'),
  args: { componentName: 'StageRow', fields: standard, placeholders: holding(7) },
} satisfies Meta<typeof BlockExample>;
