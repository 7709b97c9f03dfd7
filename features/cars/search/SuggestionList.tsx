import type { ReactNode, RefObject } from 'react';
import { list } from '#design-system/Combobox/classes.ts';
import { optionId, useListPopup } from '#design-system/Combobox/useListPopup.ts';
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

/** The list that opens below a search box, above other content. */
export function SuggestionList({ id, input, options, active, setup, ...on }: SuggestionListProps) {
  const { texts } = setup;
  const popup = useListPopup({ id, input, active });
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
          (group) =>
            options.some(({ kind }) => kind === group.kind) && (
              <Group
                key={group.kind}
                {...group}
                id={id}
                options={options}
                active={active}
                setup={setup}
                onChosen={on.onChosen}
              />
            ),
        )}
      </div>
    </div>
  );
}

interface GroupProps extends Omit<SuggestionListProps, 'input'> {
  readonly kind: SuggestionView['kind'];
  readonly label: string;
}

/** The options of one kind, below their heading. */
function Group({ id, kind, label, options, active, setup, onChosen }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox.
    <div role="group" aria-labelledby={`${id}-${kind}`}>
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
              onClick={onChosen}
            >
              {content(option, setup.texts)}
            </a>
          ),
      )}
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
