import type { ContentImage } from '../content/fieldTypes.ts';

/** A topic of stories. */
export interface StoryTag {
  /** Its name in URLs, such as `elbil`. */
  readonly key: string;
  /** Its label, such as "Elbilar". */
  readonly value: string;
  /** The id of its item on the platform, in the format of `parseItemId`. */
  readonly id: string;
}

/** The publication date; the time of day is irrelevant. */
export interface StoryDate {
  /** The day as `2026-03-05`. */
  readonly value: string;
  /** The date formatted for the language. */
  readonly formatted: string;
}

/** A story as shown in lists. */
export interface Story {
  readonly id: string;
  /** Its address for visitors, including the language prefix, if any. */
  readonly path: string;
  readonly title: string;
  readonly premble: string;
  readonly image?: ContentImage | undefined;
  readonly date?: StoryDate | undefined;
  /** The ids of its tags, in the editor's order. */
  readonly tagIds: readonly string[];
}

/** The tags with these ids, in the order of the ids; unknown ids are left out. */
export function tagsOf(tagIds: readonly string[], tags: readonly StoryTag[]): readonly StoryTag[] {
  return tagIds.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
}
