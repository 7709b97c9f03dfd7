import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { list } from '#design-system/Combobox/classes.ts';
import { openBelow } from '#design-system/Combobox/openBelow.ts';
import { fillText } from '#domain/fillText.ts';
import { keepFilters } from '#domain/search/keepFilters.ts';
import { CarPicture } from '../card/CarPicture.tsx';
import * as css from './SuggestionList.css.ts';
import type { SuggestionView } from './suggestionView.ts';
import type { SuggestSetup, SuggestTexts } from './suggestSetup.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Makes, then models, then cars. */
  readonly options: readonly SuggestionView[];
  /** The index of the active option. */
  readonly active: number | undefined;
  readonly setup: SuggestSetup;
  /** The visitor chose an option. */
  readonly onChosen: () => void;
}

/** The id of the option at an index of the list. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The list that opens below a search box, above other content. */
export function SuggestionList({ id, input, options, active, setup, ...on }: SuggestionListProps) {
  const { texts } = setup;
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const anchor = input.current?.parentElement;
    return popup.current && anchor ? openBelow(popup.current, anchor) : undefined;
  }, [input]);

  useEffect(() => {
    const option = active === undefined ? null : document.getElementById(optionId(id, active));
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const groups = [
    { kind: 'make', label: texts.suggestionsMakes },
    { kind: 'model', label: texts.suggestionsModels },
    { kind: 'car', label: texts.cars },
  ] as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field.
    <div
      ref={popup}
      popover="manual"
      className={list.popup}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={texts.suggestions}>
        {groups.map(
          ({ kind, label }) =>
            options.some((option) => option.kind === kind) && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox.
              <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                <div id={`${id}-${kind}`} role="presentation" className={list.groupName}>
                  {label}
                </div>
                {options.map(
                  (option, at) =>
                    option.kind === kind && (
                      <a
                        key={option.href}
                        id={optionId(id, at)}
                        role="option"
                        aria-selected={at === active}
                        tabIndex={-1}
                        className={list.option}
                        href={hrefOf(option, setup)}
                        onClick={on.onChosen}
                      >
                        {content(option, texts)}
                      </a>
                    ),
                )}
              </div>
            ),
        )}
      </div>
    </div>
  );
}

/** On a list, a make or model is added to the filters of its address. */
function hrefOf({ kind, href }: SuggestionView, { kept }: SuggestSetup): string {
  if (kind === 'car' || kept === undefined) return href;
  return keepFilters(href, `${window.location.search}&${kept}`);
}

function content(option: SuggestionView, texts: SuggestTexts): ReactNode {
  if (option.kind !== 'car') {
    return (
      <>
        <span className={list.name}>{option.text}</span>{' '}
        <span className={list.aside}>
          {fillText(texts.suggestionsCount, { count: option.count })}
        </span>
      </>
    );
  }
  return (
    <>
      <span className={css.picture}>
        <CarPicture image={option.image} sizes={css.pictureSize} />
      </span>
      <span className={list.name}>
        {option.text}
        <span className={css.facts}>{option.facts.join(' · ')}</span>
      </span>
    </>
  );
}
