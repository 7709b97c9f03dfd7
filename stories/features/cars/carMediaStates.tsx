import type { Meta } from '@storybook/nextjs-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { LoadedMedia } from '#domain/cars/gallery.ts';
import { noMedia } from '#domain/cars/gallery.ts';
import { ok } from '#domain/result.ts';
import { CarMediaIsland } from '#features/cars/media/CarMediaIsland.tsx';
import { carMediaTexts } from '#features/cars/media/carMediaTexts.ts';
import type { CarMediaProps, MediaImage } from '#features/cars/media/mediaProps.ts';
import { box } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import coast from '../../fixtures/coast.webp';
import { dictionary } from '../../fixtures/dictionary.ts';
import film from '../../fixtures/film.webm?url';
import fjord from '../../fixtures/fjord.webp';
import forest from '../../fixtures/forest.webp';
import studio from '../../fixtures/studio.webp';

export const photographs = [fjord, studio, coast, forest].map(({ src }) => src);

export function picturesOf(count: number, missing: (at: number) => boolean = () => false) {
  return Array.from({ length: count }, (_, at): MediaImage => {
    const src = photographs[at % photographs.length] ?? '';
    return {
      src: missing(at) ? `/missing-${at}.webp` : src,
      alt: `Volvo V60, bild ${at + 1} av ${count}`,
    };
  });
}

export const everything: LoadedMedia = { video: film, inside: photographs, outside: photographs };

/** The media that the source of the story returns. */
export const answering = (media: LoadedMedia): CarMediaProps['loadMedia'] =>
  fn(async () => ok(media));

export const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });

/** Expects a picture to fill the stage. Screen readers find it alone. */
export async function expectPicture(canvas: Canvas, name: string) {
  const picture = await canvas.findByRole('img', { name });
  const stage = picture.closest('section') ?? document.body;
  await expect(within(stage).getAllByRole('img')).toEqual([picture]);
  // The row may still be moving.
  await waitFor(() => expect(Math.round(box(picture).left)).toBe(Math.round(box(stage).left)));
}

/** What the Storybook stories of a car’s media have in common. */
export const carMediaMeta = {
  component: CarMediaIsland,
  args: {
    name: 'Volvo V60',
    registrationNumber: 'MLB210',
    images: picturesOf(6),
    texts: carMediaTexts(dictionary),
    loadMedia: answering(noMedia),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '50rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CarMediaProps>;
