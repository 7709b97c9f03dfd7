import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { text } from '#domain/content/declare.ts';

/**
 * The CMS fields of StoriesList. The fields of the index page itself control how stories are
 * shown, because they apply to its teasers too.
 */
export const storiesListFields = {
  title: text({ name: 'Title', help: 'The heading above the list.' }),
  titleTag: titleTag('h2'),
};

/** The placeholders that StoriesList suits. */
export const storiesListSuits = ['headless-main'] as const;

/** The status of StoriesList. */
export const storiesListStatus = 'stable';

/** The editors’ manual of StoriesList, without its fields. */
export const storiesListManual: BlockManual = {
  purpose:
    'All stories below the current page, newest first, with a filter by tags. The fields of the page itself control dates, layout and the large newest story.',
  useWhen: ['The page is the newsroom: the stories are below it in the content tree, by year.'],
  avoidWhen: [
    'Another page should link to the newest stories: use StoriesTeaser, which shows three of them.',
    'You want to choose a few pages by hand: use a CardList, which keeps your order.',
  ],
};
