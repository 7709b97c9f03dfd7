import { titleTag } from '#cms/fields/titleTag.ts';
import { text } from '#domain/content/declare.ts';

/**
 * The CMS fields of StoriesList. The fields of the index page itself control how stories are
 * shown, because they apply to its teasers too.
 */
export const storiesListFields = {
  title: text({ name: 'Title', help: 'The heading above the list.' }),
  titleTag: titleTag('h2'),
};

/** The status of StoriesList. */
export const storiesListStatus = 'stable';
