import { parseFields } from '#domain/content/fields.ts';
import { sitePath } from '#domain/content/href.ts';
import { parseItemId } from '#domain/content/itemId.ts';
import type { StoriesPart } from '#domain/stories/service.ts';
import type { StoriesIndex } from '#domain/stories/storiesIndex.ts';
import type { Story, StoryTag } from '#domain/stories/story.ts';
import { type DatePlace, storyDate } from '#domain/stories/storyDate.ts';
import { storiesIndexFields, storyFields, tagFields } from '#domain/stories/storyFields.ts';
import { parseTagIds } from '#domain/stories/tagIds.ts';
import { type WireStoriesAnswer, type WireStory, wireStory, wireTag } from './storiesWire.ts';

/** One part of the list. */
export function parseStoriesPart(
  { index, stories }: WireStoriesAnswer,
  place: DatePlace,
): StoriesPart {
  const { endCursor, hasNext } = stories.pageInfo ?? {};
  return {
    index: parseIndex(index),
    stories: parseStories(stories.results, place),
    total: stories.total,
    next: hasNext ? (endCursor ?? undefined) : undefined,
  };
}

function parseIndex(wire: WireStoriesAnswer['index']): StoriesIndex {
  const { url, ...fields } = wire ?? {};
  const { values } = parseFields(storiesIndexFields, layoutFields(fields));
  return { path: sitePath(url?.path ?? '') ?? '/', ...values };
}

/** The stories of a list; entries without a title or a path on the site are dropped. */
export function parseStories(wire: readonly unknown[], place: DatePlace): readonly Story[] {
  return wire.flatMap((entry) => {
    const story = wireStory.safeParse(entry);
    return story.success ? (parseStory(story.data, place) ?? []) : [];
  });
}

function parseStory(
  { id, displayName, url, tags, ...fields }: WireStory,
  place: DatePlace,
): Story | undefined {
  const { values } = parseFields(storyFields, layoutFields(fields));
  const title = values.title || displayName?.trim();
  const path = sitePath(url.path);
  const itemId = parseItemId(id);
  if (!title || path === undefined || itemId === undefined) return undefined;
  return {
    id: itemId,
    path,
    title,
    premble: values.premble,
    image: values.image,
    date: storyDate(values.date, place),
    tagIds: parseTagIds(tags?.value ?? ''),
  };
}

/** The tags; entries without key, name or id are dropped. */
export function parseTags(wire: readonly unknown[]): readonly StoryTag[] {
  return wire.flatMap((entry) => {
    const tag = wireTag.safeParse(entry);
    if (!tag.success) return [];
    const { id, ...fields } = tag.data;
    const { values } = parseFields(tagFields, layoutFields(fields));
    const itemId = parseItemId(id);
    return itemId && values.key && values.value ? [{ ...values, id: itemId }] : [];
  });
}

type WireFields = Readonly<Record<string, { readonly jsonValue?: unknown } | null | undefined>>;

/** The fields in the format of the layout. */
function layoutFields(fields: WireFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field?.jsonValue]),
  );
}
