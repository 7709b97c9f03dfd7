import type { BlockManual } from '#domain/content/blockManual.ts';
import { storyFields } from '#domain/stories/storyFields.ts';

/** StoryArticle has no fields of its own: it shows the fields of its page. */
export const storyArticleFields = {};

/** The fields of the page that StoryArticle shows. */
export const storyArticlePageFields = storyFields;

/** The placeholders inside StoryArticle. */
export const storyArticleSlots = ['story-body'] as const;

/** The placeholders that StoryArticle suits. */
export const storyArticleSuits = ['headless-main'] as const;

/** The status of StoryArticle. */
export const storyArticleStatus = 'stable';

/** The editors’ manual of StoryArticle, without its fields. */
export const storyArticleManual: BlockManual = {
  purpose:
    'An article: picture, title, introduction, author, date and tags from the fields of its page, its text as blocks, and links to the previous and next article.',
  useWhen: [
    'The page is a story in the newsroom, two levels below the page that lists the stories.',
  ],
  avoidWhen: [
    'The page isn’t a story and shouldn’t appear in the list: compose it of other blocks.',
  ],
};
