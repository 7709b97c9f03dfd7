import type { PreparedSource } from '#design-system/Picture/PreparedPicture.tsx';
import { preparePicture } from '#design-system/Picture/preparePicture.ts';
import type { StoriesPart } from '#domain/stories/service.ts';
import type { ListPart } from '#domain/stories/storiesListState.ts';
import { type Story, type StoryDate, type StoryTag, tagsOf } from '#domain/stories/story.ts';

/** A story as its card shows it; also the format sent to the browser. */
export interface StoryView {
  readonly path: string;
  readonly title: string;
  readonly premble: string;
  readonly picture?: (PreparedSource & { readonly alt: string }) | undefined;
  readonly date?: StoryDate | undefined;
  /** The names of its tags. */
  readonly tags: readonly string[];
}

/** The stories as cards show them. */
export function storyViews(
  stories: readonly Story[],
  tags: readonly StoryTag[],
): readonly StoryView[] {
  return stories.map(({ path, title, premble, image, date, tagIds }) => ({
    path,
    title,
    premble,
    picture: image && { ...preparePicture(image), alt: image.alt },
    date,
    tags: tagsOf(tagIds, tags).map(({ value }) => value),
  }));
}

/** One part of a list, as cards show it. */
export function partView(
  { stories, total, next }: StoriesPart,
  tags: readonly StoryTag[],
): ListPart<StoryView> {
  return { stories: storyViews(stories, tags), total, next };
}
