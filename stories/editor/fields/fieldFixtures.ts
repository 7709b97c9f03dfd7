import { fn } from 'storybook/test';
import {
  checkbox,
  choice,
  dateTime,
  image,
  link,
  media,
  multilist,
  nameList,
  number,
  richText,
  text,
} from '#domain/content/declare.ts';
import type { FieldDeclarations } from '#domain/content/fields.ts';
import { describeTemplate } from '#domain/content/manifest/describe.ts';
import { fail, ok } from '#domain/result.ts';
import type { FieldServices, MediaItem } from '#editor/fields/fieldServices.ts';
import coast from '../../fixtures/coast.webp';
import film from '../../fixtures/film.webm?url';
import forest from '../../fixtures/forest.webp';

/** The id of an item of the stories. */
export function itemId(number: number): string {
  return `{00000000-0000-4000-8000-${String(number).padStart(12, '0')}}`;
}

/** Declarations as the manifest has them. */
export function fieldsOf(declarations: FieldDeclarations) {
  return describeTemplate('Any', declarations, { isPage: false }).fields;
}

/** A field of each kind. */
export const eachKind = fieldsOf({
  title: text({ name: 'Title', help: 'The heading.', required: true }),
  intro: text({ name: 'Intro', help: 'Two sentences.', isParagraph: true }),
  text: richText({ name: 'Text', help: 'What there is to say.' }),
  picture: image({ name: 'Picture', help: 'Above the text.' }),
  film: media({ name: 'Film', help: 'It plays without sound.' }),
  link: link({ name: 'Link', help: 'Where the block leads.' }),
  size: choice({
    name: 'Size',
    help: 'How large it is.',
    choices: { Small: 's', Large: 'l' },
    fallback: 's',
  }),
  isWide: checkbox({ name: 'Wide', help: 'As wide as the window.' }),
  columns: number({ name: 'Columns', help: 'How many.', min: 1, max: 4, fallback: 2 }),
  end: dateTime({ name: 'End', help: 'When it ends.' }),
  order: nameList({
    name: 'Order',
    help: 'Which filters, first to last.',
    names: ['brand', 'price', 'fuel'],
    fallback: ['brand'],
  }),
  links: multilist({
    name: 'Links',
    help: 'Where it leads.',
    entries: {
      title: text({ name: 'Title', help: 'What it says.', required: true }),
      link: link({ name: 'Link', help: 'One place.' }),
    },
  }),
  tags: multilist({
    name: 'Tags',
    help: 'What it is about.',
    entries: { value: text({ name: 'value', help: 'What visitors read.' }) },
    areEntriesShared: true,
  }),
});

/** Values of all of them. */
export const eachValue = {
  Title: 'Winter tyres',
  Intro: 'We change them while you wait.',
  Text: '<p>Book a <a href="/boka">time</a>.</p>',
  Picture: `<image mediaid="${itemId(1)}" src="${coast.src}" alt="A road along the coast" />`,
  Film: `<link linktype="media" url="${film}" />`,
  Link: '<link linktype="internal" url="/boka" text="Book" />',
  Size: 'Large',
  Wide: '1',
  Columns: '3',
  End: '20261224T160000Z',
  Order: 'price,brand',
  Links: `${itemId(11)}|${itemId(12)}`,
  Tags: itemId(21),
};

/** The items in their lists. */
export const eachEntry = {
  [itemId(11)]: { name: 'one', values: { Title: 'Buy' } },
  [itemId(12)]: { name: 'two', values: { Title: 'Sell' } },
  [itemId(21)]: { name: 'Electric cars', values: {} },
};

const pictures: readonly MediaItem[] = [
  {
    id: itemId(1),
    src: coast.src,
    name: 'Coast',
    alt: 'A road along the coast',
    width: 1600,
    height: 900,
  },
  {
    id: itemId(2),
    src: forest.src,
    name: 'Forest',
    alt: 'Pines in the morning',
    width: 1600,
    height: 900,
  },
];

/** Services that answer at once. */
export const services: FieldServices = {
  searchPages: async (words) => {
    const pages = [
      { id: itemId(31), title: 'Book a workshop', path: '/boka' },
      { id: itemId(32), title: 'Buy a car', path: '/kop-bil' },
    ];
    return ok(pages.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase())));
  },
  searchMedia: async (_kind, words) =>
    ok(pictures.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))),
  uploadMedia: fn(async ({ file, alt }) =>
    ok({ id: itemId(3), src: forest.src, name: file.name, alt, width: 800, height: 600 }),
  ),
  uploadUses: async () => ok([]),
  changeUpload: fn(async () => fail({ reason: 'It was changed meanwhile.' })),
  deleteUpload: fn(async () => ok(undefined)),
  searchShared: async (_field, words) =>
    ok(
      [{ id: itemId(22), name: 'Workshop' }].filter(({ name }) =>
        name.toLowerCase().includes(words.toLowerCase()),
      ),
    ),
  createEntry: async () => ok(itemId(13)),
};

/** Services that are all out of order. */
export const brokenServices: FieldServices = {
  searchPages: async () => fail({ reason: 'The service doesn’t answer.' }),
  searchMedia: async () => fail({ reason: 'The service doesn’t answer.' }),
  uploadMedia: async () => fail({ reason: 'The file has more than 50 million pixels.' }),
  uploadUses: async () => fail({ reason: 'The service doesn’t answer.' }),
  changeUpload: async () => fail({ reason: 'The service doesn’t answer.' }),
  deleteUpload: async () => fail({ reason: 'The service doesn’t answer.' }),
  searchShared: async () => fail({ reason: 'The service doesn’t answer.' }),
  createEntry: async () => fail({ reason: 'The service doesn’t answer.' }),
};
