'use client';

import { createElement, useState } from 'react';
import { servedHtml } from '#features/shared/servedHtml.ts';
import { servedMark } from '../pagePayload/servedMark.ts';

interface ServedElementProps {
  /** The name of the element. */
  readonly as?: string;
  /** Its number among the elements of the document with the mark. */
  readonly at?: number;
}

/**
 * An element that stays as the server rendered it. Nothing in it needs the page's code, so the page's data contains its
 * attributes but not its content (`leaveServed`). React may create the element again: when the visitor returns to the page, or when
 * another program changed the document before hydration. Then the content moves into the new element.
 *
 * Without a name it renders nothing. Each page renders it once like that, so that the page's data imports the component.
 */
export function ServedElement({ as, at = 0, ...attributes }: ServedElementProps) {
  const [fill] = useState(() => createFill(at));
  return as === undefined ? null : createElement(as, { ...attributes, ...servedHtml, ref: fill });
}

/** The elements of the document with the mark, each replaced by the one that has its content now. */
let served: Element[] | undefined;

/** Reads the document during rendering, because the elements may be gone afterwards. */
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
