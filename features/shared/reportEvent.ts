/** An event that visitors cause on an element. */
type VisitorEvent = 'change' | 'focusin' | 'focusout' | 'input' | 'toggle';

/** Tells components of what visitors did before the components were there, by the event that they missed. */
export function reportEvent(element: Element, type: VisitorEvent): void {
  element.dispatchEvent(new Event(type, { bubbles: type !== 'toggle' }));
}
