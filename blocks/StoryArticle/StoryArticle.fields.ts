import { storyFields } from '#domain/stories/storyFields.ts';

/** StoryArticle has no fields of its own: it shows those of the page it stands on. */
export const storyArticleFields = {};

/** The fields of the page, which it shows. */
export const storyArticlePageFields = storyFields;

/** The placeholders inside StoryArticle. */
export const storyArticleSlots = ['story-body'] as const;
