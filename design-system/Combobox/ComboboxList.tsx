import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import { openBelow } from './openBelow.ts';

interface ComboboxListProps {
  readonly id: string;
  /** The accessible name. */
  readonly label: string;
  /** The field; the list opens below its parent. */
  readonly anchor: RefObject<HTMLInputElement | null>;
  readonly options: readonly ComboboxOption[];
  /** The index of the active option. */
  readonly active: number | undefined;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The id of the option at an index of a list. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The options below a combobox, in groups. */
export function ComboboxList({ id, label, anchor, options, active, onChoose }: ComboboxListProps) {
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const frame = anchor.current?.parentElement;
    return popup.current && frame ? openBelow(popup.current, frame) : undefined;
  }, [anchor]);

  useEffect(() => {
    const option = active === undefined ? null : document.getElementById(optionId(id, active));
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field.
    <div
      ref={popup}
      popover="manual"
      className={css.popup}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={label}>
        {groups.map((group, groupAt) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox.
          <div key={group} role="group" aria-labelledby={`${id}-group-${groupAt}`}>
            <div id={`${id}-group-${groupAt}`} role="presentation" className={css.groupName}>
              {group}
            </div>
            {options.map(
              (option, at) =>
                option.group === group && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
                  <div
                    key={option.value}
                    id={optionId(id, at)}
                    role="option"
                    aria-selected={at === active}
                    tabIndex={-1}
                    className={css.option}
                    onClick={() => onChoose(option)}
                  >
                    <span className={css.name}>{option.label}</span>
                    {option.detail && (
                      <>
                        {' '}
                        <span className={css.aside}>{option.detail}</span>
                      </>
                    )}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
