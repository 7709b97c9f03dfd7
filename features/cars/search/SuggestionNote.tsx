import type { RefObject } from 'react';
import { list } from '#design-system/Combobox/classes.ts';
import { useListPopup } from '#design-system/Combobox/useListPopup.ts';

interface SuggestionNoteProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What is wrong with the suggestions. It is announced elsewhere. */
  readonly note: string;
  readonly action: { readonly label: string; readonly onPress: () => void } | false;
}

/** Why there are no suggestions, below the search box and above other content. */
export function SuggestionNote({ input, note, action }: SuggestionNoteProps) {
  const popup = useListPopup({ id: '', input, active: undefined });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field.
    <div
      ref={popup}
      popover="manual"
      className={`${list.popup} ${list.notePopup}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={list.note}>{note}</span>
      {action && (
        <button type="button" className={list.retry} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  );
}
