import type { Meta } from '@storybook/nextjs-vite';
import coast from '../fixtures/coast.webp';
import { field, imageField, linkField } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

export const words = {
  Title: field('En verkstad som ringer innan den byter'),
  TitleTag: field('h2'),
  RichText: field(
    '<p>Du får ett pris när du bokar, och ett samtal om något mer behöver göras. Ingenting byts utan att du har <a href="/sagt-ja">sagt ja</a>.</p><p>Medan bilen är inne lånar du en cykel.</p>',
  ),
  Link: linkField('/boka-verkstad', 'Boka verkstad'),
};

const picture = { ImageDesktop: imageField(coast, 'En röd bil vid havet') };

export const standard = { ...words, ...picture };

/** What the Storybook stories of Blurb have in common. */
export const blurbMeta = {
  ...blockMeta('Blurb'),
  args: { componentName: 'Blurb', fields: standard },
} satisfies Meta<typeof BlockExample>;
