import type { FieldPlace } from '../protocol/frameProtocol.ts';
import { type Layer, setBox } from './layer.ts';
import type { MarkedPlace } from './markedPlaces.ts';
import { type TextLook, textLookOf } from './textLook.ts';

/** What the editing of a text in its place reports. */
export interface TypingEvents {
  /** With every keystroke. */
  readonly onType: (value: string) => void;
  /** `by` says whether the focus should go back to the place. */
  readonly onEnd: (by: 'key' | 'leaving') => void;
}

/** A text field over a place. */
export interface TextOverlay {
  /** Follows the place when it moves in the window. */
  readonly follow: () => void;
  readonly close: () => void;
}

/**
 * Lets a text be edited where it stands: in a field over the place that looks like the text and grows with it. React's own
 * elements are never written into. Enter ends the editing, or Ctrl and Enter in a text of several lines; Escape also takes
 * back what was typed since it began.
 */
export function openTextOverlay(
  { root }: Layer,
  marked: MarkedPlace,
  { value, label }: { readonly value: string; readonly label: string },
  events: TypingEvents,
): TextOverlay {
  const isSingleLine = isSingleLineText(marked);
  const area = createArea(marked, value, label);
  let isOpen = true;
  const close = (by: 'key' | 'leaving') => {
    if (!isOpen) return;
    isOpen = false;
    area.remove();
    events.onEnd(by);
  };
  area.addEventListener('input', () => {
    if (isSingleLine) withoutLineBreaks(area);
    showAt(area, marked);
    events.onType(area.value);
  });
  area.addEventListener('keydown', (event) => {
    event.stopPropagation();
    const end = endBy(event, isSingleLine);
    if (!end) return;
    event.preventDefault();
    if (end === 'cancelled' && area.value !== value) events.onType(value);
    close('key');
  });
  area.addEventListener('blur', () => close('leaving'));
  root.append(area);
  showAt(area, marked);
  area.focus();
  area.select();
  return { follow: () => showAt(area, marked), close: () => close('leaving') };
}

function createArea({ start }: MarkedPlace, value: string, label: string): HTMLTextAreaElement {
  const area = start.ownerDocument.createElement('textarea');
  area.className = 'text';
  area.ariaLabel = label;
  area.value = value;
  area.rows = 1;
  return area;
}

/** Whether a key ends the editing. Those that compose a character, as in Japanese, don't. */
function endBy(event: KeyboardEvent, isSingleLine: boolean): 'done' | 'cancelled' | undefined {
  if (event.isComposing) return undefined;
  if (event.key === 'Escape') return 'cancelled';
  const isDone = isSingleLine || event.ctrlKey || event.metaKey;
  return event.key === 'Enter' && isDone ? 'done' : undefined;
}

/** Whether a text is a single line on the platform. */
function isSingleLineText({ place }: MarkedPlace): boolean {
  return place.kind === 'field' && place.fieldType === 'Single-Line Text';
}

/** Whether the platform has a field as plain text. */
export function isPlainText({ fieldType }: FieldPlace): boolean {
  return fieldType === 'Single-Line Text' || fieldType === 'Multi-Line Text';
}

/** A pasted text of several lines becomes one. */
function withoutLineBreaks(area: HTMLTextAreaElement): void {
  if (!/[\r\n]/.test(area.value)) return;
  const end = area.selectionEnd;
  area.value = area.value.replaceAll(/\s*[\r\n]+\s*/g, ' ');
  area.setSelectionRange(end, end);
}

/** Shows a text over its place without editing it. Returns what takes it away. */
export function coverText({ root }: Layer, marked: MarkedPlace, value: string): TextOverlay {
  const cover = marked.start.ownerDocument.createElement('div');
  cover.className = 'text';
  cover.ariaHidden = 'true';
  cover.textContent = value;
  root.append(cover);
  showAt(cover, marked);
  return { follow: () => showAt(cover, marked), close: () => cover.remove() };
}

/** Puts a text over its place, as long as the place is visible. */
function showAt(text: HTMLElement, marked: MarkedPlace): void {
  const look = textLookOf(marked);
  text.style.visibility = look ? '' : 'hidden';
  if (look) show(text, look);
}

/** Puts a text over a place. It is as high as its content, and at least as high as the place. */
function show(text: HTMLElement, { box, style }: TextLook): void {
  Object.assign(text.style, style);
  setBox(text, box);
  const { scrollHeight } = text;
  if (scrollHeight > box.height) text.style.height = `${scrollHeight}px`;
}
