import { fillText, type Template } from '#domain/fillText.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxState, Lack } from './comboboxState.ts';

/** What a combobox says. */
export interface ComboboxTexts {
  /** The name of the list, for screen readers. */
  readonly list: string;
  /** The number of options; announced when the list opens or changes. */
  readonly count: Template<'count'>;
  /** Shown and announced when there are no options for the typed text. */
  readonly none: string;
  /**
   * Shown and announced when options couldn't be loaded, with what visitors can do instead.
   * @default the text of `none`
   */
  readonly failed?: string | undefined;
  /** The button that loads them again. Needed with `onRetry`. */
  readonly retry?: string | undefined;
}

interface ComboboxNoteProps {
  readonly state: ComboboxState<unknown>;
  readonly texts: ComboboxTexts;
  /** Repeats a failed request. */
  readonly onRetry: (() => void) | undefined;
}

/** What a combobox says about its options. It is always rendered, because screen readers announce only changes. */
export function ComboboxNote({ state, texts, onRetry }: ComboboxNoteProps) {
  const { popup, options, lack } = state;
  const count = fillText(texts.count, { count: String(options.length) });
  return (
    <div className={css.foot}>
      <div role="status">
        <VisuallyHidden>{popup.kind === 'open' && count}</VisuallyHidden>
        {lack && <span className={css.note}>{lackText(lack, texts)}</span>}
      </div>
      {lack === 'failed' && onRetry && texts.retry && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}

function lackText(lack: Lack, { none, failed = none }: ComboboxTexts): string {
  switch (lack) {
    case 'none':
      return none;
    case 'failed':
      return failed;
  }
}
