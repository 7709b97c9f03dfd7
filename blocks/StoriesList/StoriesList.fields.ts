import { text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';

/**
 * The CMS fields of StoriesList. How the stories are shown is decided on the index page itself,
 * which holds for its teasers too.
 */
export const storiesListFields = {
  title: text({ name: 'Title', help: 'The heading above the list.' }),
  titleTag: titleTag('h2'),
};
