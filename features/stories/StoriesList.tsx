import { Button, Skeleton } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { StoriesPart } from '#domain/stories/service.ts';
import type { StoryTag } from '#domain/stories/story.ts';
import { RetryMessage } from '#features/shared/RetryMessage.tsx';
import { StoriesIsland } from './StoriesIsland.tsx';
import type { StoriesDisplay } from './storiesDisplay.ts';
import { partView } from './storyView.ts';

/** The list of a site, as identified in API requests. */
export interface StoriesPlace {
  readonly site: string;
  readonly locale: string;
  /** Path of the index within site and language. */
  readonly index: string;
}

interface StoriesListProps {
  /** The newest stories; if undefined, the platform failed and the browser loads them. */
  readonly part: StoriesPart | undefined;
  readonly tags: readonly StoryTag[];
  readonly place: StoriesPlace;
  readonly display: StoriesDisplay;
  readonly dictionary: Dictionary;
}

/** All stories of an index. The server renders the first part; the browser loads the others. */
export function StoriesList({ part, tags, place, display, dictionary }: StoriesListProps) {
  const { site, locale, index } = place;
  return (
    <StoriesIsland
      first={part && partView(part, tags)}
      tags={tags.map(({ key, value }) => ({ key, value }))}
      place={`${new URLSearchParams({ site, locale, index })}`}
      display={display}
      texts={{
        filter: dictionary.storiesFilter,
        showAll: dictionary.storiesShowAll,
        shown: dictionary.storiesShown,
        loading: dictionary.storiesLoading,
        noResults: dictionary.storiesNoResults,
      }}
      moreButton={
        <Button type="submit" variant="secondary">
          {dictionary.storiesLoadMore}
        </Button>
      }
      failure={<RetryMessage dictionary={dictionary}>{dictionary.storiesError}</RetryMessage>}
      skeleton={
        <>
          <Skeleton shape="box" ratio="3/2" />
          <Skeleton shape="text" textStyle="heading4" lines={2} />
          <Skeleton shape="text" lines={2} />
        </>
      }
    />
  );
}
