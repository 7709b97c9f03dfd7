import type { RefObject } from 'react';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import { optionId, useListPopup } from './useListPopup.ts';

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

/** The options below a combobox, in groups. */
export function ComboboxList({ id, label, anchor, options, active, onChoose }: ComboboxListProps) {
  const popup = useListPopup({ id, input: anchor, active });
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
                  <Option
                    key={option.value}
                    id={optionId(id, at)}
                    option={option}
                    isActive={at === active}
                    onChoose={onChoose}
                  />
                ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface OptionProps extends Pick<ComboboxListProps, 'onChoose'> {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly isActive: boolean;
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
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
  );
}
