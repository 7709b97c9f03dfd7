'use client';

import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './CopyLink.css.ts';
import { useCopy } from './useCopy.tsx';

export interface CopyLinkProps {
  /** The text to copy: a mail address, a phone number or a page's address. */
  readonly value: string;
  /** Accessible name of the button, such as "Copy info@nordvik.example". */
  readonly label: string;
  /** The text shown and announced after copying, such as "Copied". */
  readonly copiedText: string;
}

/**
 * A button next to a mail or phone link that copies the address or number. It is separate from the
 * link: on a phone visitors want to call, and on a desktop, where often no mail program is set up,
 * they want to copy. A link that did both would overwrite the clipboard of everybody who calls.
 */
export function CopyLink({ value, label, copiedText }: CopyLinkProps) {
  const { copy, bubble } = useCopy(value, copiedText);
  return (
    <span className={css.copy}>
      <Tooltip {...bubble}>{() => <IconButton icon="copy" label={label} onClick={copy} />}</Tooltip>
    </span>
  );
}
