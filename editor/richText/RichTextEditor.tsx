import { type ReactNode, useRef, useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { setLink, type TextLink } from './links.ts';
import * as css from './RichTextEditor.css.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { useRichTextView } from './useRichTextView.ts';

/** What the dialog for a link in a text needs. */
export interface TextLinkDialog {
  /** The link as it is; without an address for a new one. */
  readonly link: TextLink;
  readonly onSave: (link: TextLink) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export interface RichTextEditorProps {
  /** The id of the text. */
  readonly id: string;
  /** The ids of the elements that name and describe it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  /** HTML. */
  readonly value: string;
  /** Called with the HTML after each change. */
  readonly onChange: (html: string) => void;
  /** The dialog in which editors choose where a link leads. */
  readonly renderLinkDialog: (dialog: TextLinkDialog) => ReactNode;
}

/**
 * Edits a formatted text. It has what the site shows, and nothing else: all that is pasted is reduced to it. Alt+F10 moves
 * from the text to its toolbar.
 */
export function RichTextEditor({ renderLinkDialog, ...props }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const { state, run, notice, focusText, linkRange, removeTextLink } = useRichTextView(place, {
    ...props,
    openLink: () => setLinking(true),
    focusToolbar: () => moveFocus(toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')),
  });
  const close = () => {
    setLinking(false);
    focusText();
  };
  const range = isLinking ? linkRange() : undefined;
  return (
    <div className={css.frame} data-state={props.isInvalid ? 'invalid' : undefined}>
      {state && (
        <RichTextToolbar
          state={state}
          run={run}
          controls={props.id}
          root={toolbar}
          onLink={() => setLinking(true)}
        />
      )}
      <div ref={place} className={css.text} />
      <div role="status" className={css.notice}>
        {notice}
      </div>
      {range &&
        renderLinkDialog({
          link: range,
          onSave: (link) => {
            close();
            run((current, dispatch) => {
              dispatch?.(setLink(current, range, link));
              return true;
            });
          },
          onRemove: () => {
            close();
            removeTextLink(range);
          },
          onClose: close,
        })}
    </div>
  );
}
