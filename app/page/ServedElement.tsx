'use client';

import { createElement, useState } from 'react';
import { servedHtml } from '#features/cars/list/servedHtml.ts';
import { servedMark } from '../pagePayload/servedMark.ts';

interface ServedElementProps {
  /** The name of the element. */
  readonly as?: string;
  /** Its number among the elements of the document with the mark. */
  readonly at?: number;
}

/**
 * An element of the document that browsers leave as the server rendered it. Nothing in it needs the page's code, so the
 * page's data has its attributes, and not its content (`leaveServed`). When React makes the element anew, because the
 * visitor returns to the page, or because somebody else changed the document before React came, the content moves into the new one.
 *
 * Without a name it renders nothing. Pages render it so once, and their data names the component by that.
 */
export function ServedElement({ as, at = 0, ...attributes }: ServedElementProps) {
  const [fill] = useState(() => createFill(at));
  return as === undefined ? null : createElement(as, { ...attributes, ...servedHtml, ref: fill });
}

/** The elements of the document with the mark, each replaced by the one that has its content now. */
let served: Element[] | undefined;

/** Reads the document while React renders: later, the elements may have been removed. */
function createFill(at: number) {
  if (typeof document === 'undefined') return undefined;
  served ??= [...document.querySelectorAll(`[${servedMark}]`)];
  const elements = served;
  return (element: Element | null) => {
    const earlier = elements[at];
    if (!element || !earlier || element === earlier) return;
    // What is shown twice stays where it is.
    const { childNodes } = earlier.isConnected ? earlier.cloneNode(true) : earlier;
    element.replaceChildren(...childNodes);
    elements[at] = element;
  };
}
