import type { EditorState, Transaction } from 'prosemirror-state';
import { type ReactNode, useId, useRef, useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { type LinkRange, removeLink, setLink, type TextLink } from './links.ts';
import * as css from './RichTextEditor.css.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { type RichTextView, useRichTextView } from './useRichTextView.ts';

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
  /** The language of the text, as a BCP 47 tag. */
  readonly language?: string | undefined;
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
  const hintId = useId();
  const [isLinking, setLinking] = useState(false);
  const view = useRichTextView(place, {
    ...props,
    describedBy: [props.describedBy, hintId].filter(Boolean).join(' '),
    openLink: () => setLinking(true),
    focusToolbar: () => moveFocus(toolbar.current?.querySelector('[tabindex="0"]')),
  });
  return (
    <div className={css.frame} data-state={props.isInvalid ? 'invalid' : undefined}>
      {view.state && (
        <RichTextToolbar
          state={view.state}
          run={view.run}
          controls={props.id}
          root={toolbar}
          onLink={() => setLinking(true)}
        />
      )}
      <div ref={place} className={css.text} />
      <VisuallyHidden as="p" id={hintId}>
        Alt+F10 moves to the formatting.
      </VisuallyHidden>
      <div role="status" className={css.notice}>
        {view.notice}
      </div>
      {isLinking && renderLinkDialog(linkDialog(view, () => setLinking(false)))}
    </div>
  );
}

const nothing: LinkRange = { from: 0, to: 0, href: '', text: '', newTab: false };

/** The dialog for the link at the selection. When it closes, editors go on in the text. */
function linkDialog(
  { run, linkRange, focusText }: RichTextView,
  close: () => void,
): TextLinkDialog {
  const range = linkRange() ?? nothing;
  const end = (change?: (state: EditorState) => Transaction) => {
    close();
    focusText();
    if (!change) return;
    run((state, dispatch) => {
      dispatch?.(change(state));
      return true;
    });
  };
  return {
    link: range,
    onSave: (link) => end((state) => setLink(state, range, link)),
    onRemove: () => end((state) => removeLink(state, range)),
    onClose: () => end(),
  };
}
