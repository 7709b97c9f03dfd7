import { storyFields } from '#domain/stories/storyFields.ts';

/** StoryArticle has no fields of its own: it shows the fields of its page. */
export const storyArticleFields = {};

/** The fields of the page that StoryArticle shows. */
export const storyArticlePageFields = storyFields;

/** The placeholders inside StoryArticle. */
export const storyArticleSlots = ['story-body'] as const;

/** The status of StoryArticle. */
export const storyArticleStatus = 'stable';
