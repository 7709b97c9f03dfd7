'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './CopyLink.css.ts';

export interface CopyLinkProps {
  /** The text to copy: a mail address, a phone number or a page's address. */
  readonly value: string;
  /** Accessible name of the button, such as "Copy info@nordvik.example". */
  readonly label: string;
  /** The text shown and announced after copying, such as "Copied". */
  readonly copiedText: string;
}

/**
 * Result of the last press. A new object for each press, so that each result is shown for a full
 * second.
 */
type Outcome = { readonly kind: 'copied' | 'failed' } | undefined;

const shownMs = 1000;

/**
 * A button next to a mail or phone link that copies the address or number. It is separate from the
 * link: on a phone visitors want to call, and on a desktop, where often no mail program is set up,
 * they want to copy. A link that did both would overwrite the clipboard of everybody who calls.
 *
 * If the browser refuses to copy, the value is shown selected, ready to be copied by hand, until
 * the button is pressed again.
 */
export function CopyLink({ value, label, copiedText }: CopyLinkProps) {
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

  const bubble = <span ref={shown}>{outcome?.kind === 'failed' ? value : copiedText}</span>;
  return (
    <span className={css.copy}>
      <Tooltip text={bubble} open={outcome !== undefined}>
        {() => <IconButton icon="copy" label={label} onClick={copy} />}
      </Tooltip>
    </span>
  );
}
