import { useEffect, useRef, useState } from 'react';
import type { TooltipProps } from '../Tooltip/Tooltip.tsx';

/**
 * Result of the last press. A new object for each press, so that each result is shown for a full
 * second.
 */
type Outcome = { readonly kind: 'copied' | 'failed' } | undefined;

const shownMs = 1000;

/** Copying a text, and the bubble that shows and announces the result. */
export interface Copying {
  readonly copy: () => Promise<void>;
  readonly bubble: Required<Pick<TooltipProps, 'text' | 'open'>>;
}

/**
 * Copies a text to the clipboard. If the browser refuses, the text is shown selected, ready to be
 * copied by hand, until the visitor copies again.
 *
 * @param copiedText - The text shown and announced after copying, such as "Copied".
 */
export function useCopy(value: string, copiedText: string): Copying {
  const [outcome, setOutcome] = useState<Outcome>();
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (outcome?.kind === 'failed' && shown.current)
      getSelection()?.selectAllChildren(shown.current);
    if (outcome?.kind !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    // The clipboard is missing on pages without HTTPS, and access to it may be denied.
    const kind = await navigator.clipboard?.writeText(value).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setOutcome({ kind: kind ?? 'failed' });
  }

  const text = <span ref={shown}>{outcome?.kind === 'failed' ? value : copiedText}</span>;
  return { copy, bubble: { text, open: outcome !== undefined } };
}
