/** A part of the library on the start page. */
export interface GlanceEntry {
  readonly name: string;
  /** The address within Storybook: `docs/primitives-button--docs`. */
  readonly path: string;
  /** The Storybook story on its picture; its id is the name of the picture. */
  readonly story: string;
  /** What it is for. */
  readonly text: string;
}

export interface GlanceGroup {
  readonly title: string;
  readonly text: string;
  readonly entries: readonly GlanceEntry[];
}

function docs(title: string, name: string, story: string, text: string): GlanceEntry {
  const id = `${title}-${name}`.toLowerCase();
  return { name, path: `docs/${id}--docs`, story: `${id}--${story}`, text };
}

function story(id: string, name: string, text: string): GlanceEntry {
  return { name, path: `story/${id}`, story: id, text };
}

/**
 * What the start page shows. `npm exec node scripts/storybook-pictures.ts` takes the pictures of
 * these Storybook stories again.
 */
export const glance: readonly GlanceGroup[] = [
  {
    title: 'Foundations',
    text: 'What every brand decides: colours with their contrast, type, space and motion.',
    entries: [
      docs('foundations', 'Colour', 'default', 'Roles on four surfaces, with contrast'),
      docs('foundations', 'Type', 'scale', 'Families and sizes of each brand'),
      docs('foundations', 'Space', 'scale', 'The scale, fixed sizes and breakpoints'),
      docs('foundations', 'Motion', 'overview', 'Durations and easing'),
    ],
  },
  {
    title: 'Primitives',
    text: 'The parts of all pages, each with its rules, keys, props and the four brands.',
    entries: [
      docs('primitives', 'Button', 'overview', 'Actions and calls to action'),
      docs('primitives', 'Card', 'overview', 'One thing out of several'),
      docs('primitives', 'Field', 'overview', 'Label, help, error and count'),
      docs('primitives', 'Message', 'overview', 'Notices, results, warnings'),
    ],
  },
  {
    title: 'Blocks',
    text: 'What editors place on pages, each with a manual: when to use it and what to fill in.',
    entries: [
      docs('blocks', 'HeroBanner', 'standard', 'The picture at the top of a page'),
      docs('blocks', 'CarTeaserQuery', 'standard', 'A row of cars that match a search'),
      docs('blocks', 'CardList', 'standard', 'Services, models or articles as cards'),
      docs('blocks', 'FAQList', 'standard', 'Questions and answers'),
    ],
  },
  {
    title: 'Screens',
    text: 'The larger features, state by state: loading, empty, failing, by keyboard, on a phone.',
    entries: [
      story('screens-cars-list--overview', 'List of cars', 'Filters, sorting and search'),
      story('screens-cars-card--overview', 'Car card', 'Prices, labels and facts'),
      story('screens-cars-compare--overview', 'Compare', 'Cars side by side, fact by fact'),
      story('screens-consent--overview', 'Consent', 'The question about cookies'),
    ],
  },
  {
    title: 'Sites',
    text: 'Whole pages of blocks, and the four brands side by side.',
    entries: [
      story('sites-pages--start-page', 'Start page', 'From the header to the footer'),
      story('sites-pages--list-page', 'List page', 'Cars in stock'),
    ],
  },
];
