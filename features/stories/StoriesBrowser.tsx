import { type FormEvent, type ReactNode, type Ref, useMemo } from 'react';
import { fillText, type Template } from '#domain/fillText.ts';
import { storiesPageSize } from '#domain/stories/service.ts';
import {
  chosenTags,
  type ListPart,
  type StoriesListState,
} from '#domain/stories/storiesListState.ts';
import { useListFocus } from '#features/shared/useListFocus.ts';
import * as css from './StoriesBrowser.css.ts';
import { StoriesFilter, type TagChoice } from './StoriesFilter.tsx';
import { StoryCards } from './StoryCards.tsx';
import type { StoriesDisplay } from './storiesDisplay.ts';
import type { StoryView } from './storyView.ts';
import { useStoriesList } from './useStoriesList.ts';

/** The texts of the list. */
export interface StoriesTexts {
  readonly filter: string;
  readonly showAll: string;
  readonly shown: Template<'shown' | 'total'>;
  readonly loading: string;
  readonly noResults: string;
}

export interface StoriesBrowserProps {
  /** The first part as loaded by the server; undefined if that failed. */
  readonly first: ListPart<StoryView> | undefined;
  readonly tags: readonly TagChoice[];
  /** The query that names site, language and index to the site's API. */
  readonly place: string;
  readonly display: StoriesDisplay;
  readonly texts: StoriesTexts;
  /** The submit button that loads more. */
  readonly moreButton: ReactNode;
  /** The error message, with the submit button that retries. */
  readonly failure: ReactNode;
  /** The placeholder of a story that is loading. */
  readonly skeleton: ReactNode;
}

/** A list of stories with a filter and paging. */
export function StoriesBrowser({ first, tags, place, ...props }: StoriesBrowserProps) {
  const { display, texts, skeleton, ...parts } = props;
  const tagKeys = useMemo(() => tags.map(({ key }) => key), [tags]);
  const { state, dispatch, choose } = useStoriesList({ first, tagKeys, place });
  const { list, retry } = useListFocus(state);
  const { shown } = state;
  const chosen = chosenTags(state);
  const isAddition = state.kind === 'loading' && state.request.after !== undefined;
  const isLeaving = state.kind === 'loading' && shown !== undefined && !isAddition;
  const isHighlighted = display.highlightLatestStory && shown?.tags.length === 0;

  return (
    <>
      {tags.length > 0 && (
        <StoriesFilter
          tags={tags}
          chosen={chosen}
          onChosenChange={choose}
          label={texts.filter}
          allLabel={texts.showAll}
        />
      )}
      <p className={css.status} role="status">
        {statusText(state, texts)}
      </p>
      <div className={css.results} data-state={isLeaving ? 'leaving' : undefined}>
        <StoryCards
          ref={list}
          stories={shown?.stories ?? []}
          display={{ ...display, highlightLatestStory: isHighlighted }}
        >
          {state.kind === 'loading' && !isLeaving && (
            <Skeletons count={state.request.first}>{skeleton}</Skeletons>
          )}
        </StoryCards>
      </div>
      <Foot ref={retry} state={state} dispatch={dispatch} {...parts} />
    </>
  );
}

interface FootProps extends Pick<StoriesBrowserProps, 'moreButton' | 'failure'> {
  /** The form that retries. */
  readonly ref: Ref<HTMLFormElement>;
  readonly state: StoriesListState<StoryView>;
  readonly dispatch: (fact: { readonly type: 'retried' | 'moreWanted' }) => void;
}

/** What follows the stories: the error message, or the button that loads more. */
function Foot({ ref, state, dispatch, moreButton, failure }: FootProps) {
  if (state.kind === 'failed') {
    return (
      <form
        ref={ref}
        className={css.failure}
        onSubmit={submitted(() => dispatch({ type: 'retried' }))}
      >
        {failure}
      </form>
    );
  }
  if (state.shown?.next === undefined) return null;
  return (
    <form className={css.action} onSubmit={submitted(() => dispatch({ type: 'moreWanted' }))}>
      {moreButton}
    </form>
  );
}

function submitted(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    act();
  };
}

function statusText(state: StoriesListState<StoryView>, texts: StoriesTexts): string {
  switch (state.kind) {
    case 'loading':
      return texts.loading;
    // The error message has its own text.
    case 'failed':
      return '';
    case 'settled': {
      const { stories, total } = state.shown;
      if (stories.length === 0) return texts.noResults;
      return fillText(texts.shown, { shown: `${stories.length}`, total: `${total}` });
    }
  }
}

interface SkeletonsProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** The placeholders of stories that are loading, at most one part. */
function Skeletons({ count, children }: SkeletonsProps) {
  return Array.from({ length: Math.min(count, storiesPageSize) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never move.
    <li key={at} className={css.skeleton} aria-hidden="true">
      {children}
    </li>
  ));
}
