import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { editorPlugins, type KeyTargets } from './editorPlugins.ts';
import { readHtml } from './html/readHtml.ts';
import { writeHtml } from './html/writeHtml.ts';
import { type LinkRange, linkAt } from './links.ts';
import { cleanPastedHtml, cleanPastedText, cutNotice, type Pasted } from './pasting.ts';

/** How screen readers name and describe the text. */
interface TextNaming {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly language?: string | undefined;
  readonly isInvalid?: boolean | undefined;
}

interface ViewOptions extends KeyTargets, TextNaming {
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** A text in an element. */
export interface RichTextView {
  /** Absent until the element is there. */
  readonly state: EditorState | undefined;
  /** What editors have to know about what they pasted; empty if nothing. */
  readonly notice: string;
  /** Runs a command on the text. */
  readonly run: (command: Command) => void;
  /** Moves the focus to the text. */
  readonly focusText: () => void;
  /** The link at the selection, or the text that would become one. */
  readonly linkRange: () => LinkRange | undefined;
}

/**
 * The text in an element. It has its own state, from which the HTML is written after each change; a `value` that didn't
 * come from it, such as one that was undone elsewhere, replaces the text.
 */
export function useRichTextView(
  place: RefObject<HTMLDivElement | null>,
  options: ViewOptions,
): RichTextView {
  const view = useRef<EditorView>(undefined);
  const texts = useRef<KnownTexts>({ shown: options.value, untaken: [] });
  const [state, setState] = useState<EditorState>();
  const [notice, setNotice] = useState('');

  const applied = useEffectEvent((next: EditorState, change: AppliedChange) => {
    setState(next);
    if (!change.isTextChanged || change.isFromOutside) return;
    const shown = writeHtml(next.doc);
    texts.current = { shown, untaken: [...texts.current.untaken, shown] };
    options.onChange(shown);
  });
  const start = useEffectEvent((element: HTMLDivElement) => {
    const created = createView(element, options, {
      onApplied: (next, change) => applied(next, change),
      onPasted: ({ isCut }) => setNotice(isCut ? cutNotice : ''),
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
  useFollowedValue(view, texts, options.value);
  useFollowedNaming(view, options);

  return { state, notice, ...actionsOn(view) };
}

function actionsOn(
  view: RefObject<EditorView | undefined>,
): Pick<RichTextView, 'run' | 'focusText' | 'linkRange'> {
  return {
    run: (command) => {
      if (view.current) command(view.current.state, view.current.dispatch, view.current);
    },
    focusText: () => moveFocus(view.current?.dom),
    linkRange: () => (view.current ? linkAt(view.current.state) : undefined),
  };
}

interface AppliedChange {
  readonly isTextChanged: boolean;
  /** Whether the change followed a value that came from outside. */
  readonly isFromOutside: boolean;
}

interface ViewEvents {
  /** Called after each change of text or selection. */
  readonly onApplied: (state: EditorState, change: AppliedChange) => void;
  readonly onPasted: (pasted: Pasted) => void;
}

function createView(
  element: HTMLDivElement,
  options: ViewOptions,
  { onApplied, onPasted }: ViewEvents,
): EditorView {
  const taken = (pasted: Pasted) => {
    onPasted(pasted);
    return pasted.content;
  };
  const plugins = editorPlugins(options);
  const view: EditorView = new EditorView(element, {
    state: EditorState.create({ doc: readHtml(options.value, 'stored').doc, plugins }),
    attributes: attributesOf(options),
    transformPastedHTML: (html) => taken(cleanPastedHtml(html)),
    transformPastedText: (text) => taken(cleanPastedText(text)),
    handleDOMEvents: { drop: refuseFiles },
    dispatchTransaction(transaction: Transaction) {
      const next = view.state.apply(transaction);
      view.updateState(next);
      onApplied(next, {
        isTextChanged: transaction.docChanged,
        isFromOutside: transaction.getMeta(fromOutside) === true,
      });
    },
  });
  return view;
}

const fromOutside = 'fromOutside';

/** What a text knows of its HTML. */
interface KnownTexts {
  /** The HTML of the text as it is. */
  readonly shown: string;
  /** What it has given to `onChange` and not seen as its value yet, from the oldest. */
  readonly untaken: readonly string[];
}

/** Shows a value that didn't come from the text. Values that it has given itself may come back late. */
function useFollowedValue(
  view: RefObject<EditorView | undefined>,
  texts: RefObject<KnownTexts>,
  value: string,
): void {
  const seen = useRef(value);
  // After every rendering, because a value that is the same again tells as well that all was taken.
  useEffect(() => {
    const { shown, untaken } = texts.current;
    const isSame = value === seen.current;
    seen.current = value;
    const taken = untaken.indexOf(value);
    if (!view.current || value === shown) texts.current = { shown, untaken: [] };
    else if (isSame) return;
    else if (taken !== -1) texts.current = { shown, untaken: untaken.slice(taken + 1) };
    else {
      texts.current = { shown: value, untaken: [] };
      replaceText(view.current, value);
    }
  });
}

function replaceText(view: EditorView, html: string): void {
  const { tr, doc } = view.state;
  const next = tr.replaceWith(0, doc.content.size, readHtml(html, 'stored').doc.content);
  view.dispatch(next.setMeta(fromOutside, true).setMeta('addToHistory', false));
}

function useFollowedNaming(
  view: RefObject<EditorView | undefined>,
  { id, labelledBy, describedBy, language, isInvalid }: TextNaming,
): void {
  useEffect(() => {
    const attributes = attributesOf({ id, labelledBy, describedBy, language, isInvalid });
    view.current?.setProps({ attributes });
  }, [view, id, labelledBy, describedBy, language, isInvalid]);
}

function attributesOf({
  id,
  labelledBy,
  describedBy,
  language,
  isInvalid,
}: TextNaming): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(language !== undefined && { lang: language }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
}

/** Without this, the browser leaves the page for a file that is dropped on the text. */
function refuseFiles(_view: EditorView, event: DragEvent): boolean {
  if (!event.dataTransfer?.types.includes('Files')) return false;
  event.preventDefault();
  return true;
}
