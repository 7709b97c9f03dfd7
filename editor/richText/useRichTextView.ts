import type { Command } from 'prosemirror-state';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorPlugins, type KeyTargets } from './editorPlugins.ts';
import { readHtml } from './html/readHtml.ts';
import { writeHtml } from './html/writeHtml.ts';
import { type LinkRange, linkAt, removeLink } from './links.ts';
import { cleanPastedHtml, cleanPastedText, cutNotice, type Pasted } from './pasting.ts';

interface ViewOptions extends KeyTargets {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/**
 * The text in an element. It has its own state, from which the HTML is written after each change; a `value` that didn't
 * come from it, such as one that was undone elsewhere, replaces the text.
 */
export function useRichTextView(place: RefObject<HTMLDivElement | null>, options: ViewOptions) {
  const view = useRef<EditorView>(undefined);
  const written = useRef(options.value);
  const [state, setState] = useState<EditorState>();
  const [notice, setNotice] = useState('');

  const taken = (pasted: Pasted) => {
    setNotice(pasted.isCut ? cutNotice : '');
    return pasted.content;
  };
  const changed = useEffectEvent((html: string) => options.onChange(html));
  const start = useEffectEvent((element: HTMLDivElement) => {
    const plugins = editorPlugins(options);
    const created: EditorView = new EditorView(element, {
      state: EditorState.create({ doc: readHtml(options.value, 'stored').doc, plugins }),
      attributes: attributesOf(options),
      transformPastedHTML: (html) => taken(cleanPastedHtml(html)),
      transformPastedText: (text) => taken(cleanPastedText(text)),
      handleDOMEvents: { drop: refuseFiles },
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (!transaction.docChanged || transaction.getMeta(fromOutside)) return;
        written.current = writeHtml(next.doc);
        changed(written.current);
      },
    });
    setState(created.state);
    return created;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const created = start(place.current);
    view.current = created;
    return () => created.destroy();
  }, [place]);

  useFollowedValue(view, written, options.value);
  const { id, labelledBy, describedBy, isInvalid } = options;
  useEffect(() => {
    view.current?.setProps({
      attributes: attributesOf({ id, labelledBy, describedBy, isInvalid }),
    });
  }, [id, labelledBy, describedBy, isInvalid]);

  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
  };
  return {
    state,
    notice,
    /** Runs a command on the text. */
    run,
    /** Moves the focus to the text. */
    focusText: () => view.current?.focus(),
    linkRange: () => (view.current ? linkAt(view.current.state) : undefined),
    removeTextLink: (range: LinkRange) =>
      run((current, dispatch) => {
        dispatch?.(removeLink(current, range));
        return true;
      }),
  };
}

const fromOutside = 'fromOutside';

/** Shows a value that didn't come from the text. */
function useFollowedValue(
  view: RefObject<EditorView | undefined>,
  written: RefObject<string>,
  value: string,
): void {
  useEffect(() => {
    if (!view.current || value === written.current) return;
    written.current = value;
    const { state } = view.current;
    const { doc } = readHtml(value, 'stored');
    const tr = state.tr.replaceWith(0, state.doc.content.size, doc.content);
    view.current.dispatch(tr.setMeta(fromOutside, true).setMeta('addToHistory', false));
  }, [view, written, value]);
}

function attributesOf({
  id,
  labelledBy,
  describedBy,
  isInvalid,
}: Pick<ViewOptions, 'id' | 'labelledBy' | 'describedBy' | 'isInvalid'>): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
}

/** Without this, the browser leaves the page for a file that is dropped on the text. */
function refuseFiles(_view: EditorView, event: DragEvent): boolean {
  if (!event.dataTransfer?.types.includes('Files')) return false;
  event.preventDefault();
  return true;
}
