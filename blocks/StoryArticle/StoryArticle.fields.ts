/** StoryArticle has no fields of its own: it shows those of the page it stands on. */
export const storyArticleFields = {};

/** The placeholders inside StoryArticle. */
export const storyArticleSlots = ['story-body'] as const;
