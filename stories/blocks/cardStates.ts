import type { Meta } from '@storybook/nextjs-vite';
import coast from '../fixtures/coast.webp';
import { field, imageField, linkField } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

export const standard = {
  Title: field('Däckhotell'),
  Text: field(
    '<p>Vi byter, tvättar och förvarar dina hjul till nästa säsong. Så här <a href="/hjul">sköter vi dem</a>.</p>',
  ),
  Image: imageField(coast, 'En röd bil vid havet'),
  Icon: field('Tyre'),
  Link: linkField('/dackhotell', 'Om däckhotellet'),
  ButtonText: field('Boka däckskifte'),
};

const { Image: _, ...others } = standard;

export const withoutPicture = others;

/** What the Storybook stories of Card have in common. */
export const cardMeta = {
  ...blockMeta('Card', 'strip'),
  args: { componentName: 'Card', fields: standard },
} satisfies Meta<typeof BlockExample>;
