import type { Meta } from '@storybook/nextjs-vite';
import { cardsOf } from '../fixtures/cards.ts';
import { field, linkField } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

export const standard = {
  Title: field('Vi tar hand om bilen'),
  TitleTag: field('h2'),
  Text: field('<p>Nio verkstäder från Malmö till Luleå. <a href="/boka">Boka på en minut</a>.</p>'),
  Link: linkField('/verkstad', 'Alla tjänster'),
};

/** Content of the placeholder: a number of cards of one kind. */
export function holding(...cards: Parameters<typeof cardsOf>) {
  return { 'card-list-1': cardsOf(...cards) };
}

/** What the Storybook stories of CardList have in common. */
export const cardListMeta = {
  ...blockMeta('CardList', 'strip'),
  args: { componentName: 'CardList', fields: standard, placeholders: holding('Card', 3) },
} satisfies Meta<typeof BlockExample>;
