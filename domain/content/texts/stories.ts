import { shownBy, textSubject } from './textSubject.ts';

/** The texts of lists of stories, and of a story. */
export const storiesSubject = textSubject(
  shownBy(['StoriesList', 'StoriesTeaser', 'StoryArticle']),
  [
    'storiesAll',
    'storiesShowAll',
    'storiesFilter',
    'storiesLoadMore',
    'storiesLoading',
    'storiesShown',
    'storiesNoResults',
    'storiesError',
    'storyPrevious',
    'storyNext',
    'storyAuthor',
    'storyNavigation',
  ],
  { storiesShown: ['shown', 'total'], storyAuthor: ['author'] },
);
