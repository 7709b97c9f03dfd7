import { listOf, objectOf, optional, type Reader, readNumber, readText } from '#domain/reader.ts';
import type { ListPart } from '#domain/stories/storiesListState.ts';
import type { StoryDate } from '#domain/stories/story.ts';
import type { StoryView } from './storyView.ts';

type StoryPicture = NonNullable<StoryView['picture']>;

const readStory: Reader<StoryView> = objectOf<StoryView>({
  path: readText,
  title: readText,
  premble: readText,
  picture: optional(
    objectOf<StoryPicture>({
      src: readText,
      srcSet: optional(readText),
      style: optional(objectOf<{ readonly objectPosition: string }>({ objectPosition: readText })),
      alt: readText,
    }),
  ),
  date: optional(objectOf<StoryDate>({ value: readText, formatted: readText })),
  tags: listOf(readText),
});

/** Reads one part of a list, as cards show it. */
export const readStoriesPart: Reader<ListPart<StoryView>> = objectOf<ListPart<StoryView>>({
  stories: listOf(readStory),
  total: readNumber,
  next: optional(readText),
});
