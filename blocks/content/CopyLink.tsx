'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import * as css from './CopyLink.css.ts';

interface CopyLinkProps {
  /** What is copied: a mail address or a phone number. */
  readonly value: string;
  /** The button's name, such as "Copy info@nordvik.example". */
  readonly label: string;
  /** What is shown and announced when it is copied, such as "Copied". */
  readonly copiedText: string;
}

/** How the last press went. Each is an object of its own, so that each has its full second. */
type Outcome = { readonly kind: 'copied' | 'failed' } | undefined;

const shownMs = 1000;

/**
 * A button beside a mail or phone link that copies what the link holds. The link itself stays a
 * link: on a phone people want to call, and at a desk, where the browser often has no mail
 * program to open, they want to copy. A link that did both at once would overwrite the clipboard
 * of everybody who only calls.
 *
 * Where the browser refuses to copy, the value appears selected, ready for the visitor's own
 * copying, until the button is pressed again.
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
    // The clipboard is absent on pages without encryption, and may be denied anywhere.
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
