import type { ContentImage } from '../content/fieldTypes.ts';

/** A subject that stories are filed under. */
export interface StoryTag {
  /** Its name in addresses, such as `elbil`. */
  readonly key: string;
  /** What visitors read, such as "Elbilar". */
  readonly value: string;
  /** Its item on the platform, as `parseItemId` spells it. */
  readonly id: string;
}

/** When a story was published; of the moment only the day matters. */
export interface StoryDate {
  /** The day as `2026-03-05`. */
  readonly value: string;
  /** The day as the language writes it. */
  readonly formatted: string;
}

/** A story as lists show it. */
export interface Story {
  readonly id: string;
  /** Its address for visitors, with the language in front where the language has a prefix. */
  readonly path: string;
  readonly title: string;
  readonly premble: string;
  readonly image?: ContentImage | undefined;
  readonly date?: StoryDate | undefined;
  /** The ids of its tags, in the editor's order. */
  readonly tagIds: readonly string[];
}

/** The tags of those ids, in the order of the ids; an id that no tag has is left out. */
export function tagsOf(tagIds: readonly string[], tags: readonly StoryTag[]): readonly StoryTag[] {
  return tagIds.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
}
