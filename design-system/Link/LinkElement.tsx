import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type HrefKind, kindOfHref } from './href.ts';
import { newTabSign } from './Link.css.ts';

/** What the link answers for itself. */
type Answered = 'href' | 'target' | 'rel';

/** What every kind of link takes, however it looks. */
export interface LinkTarget extends NativeProps<'a', Answered> {
  /**
   * Where it leads. What no visitor should be led to (`javascript:` and other unknown schemes, an
   * empty address) makes no link: its text alone is rendered.
   */
  href: string;
  /**
   * `_blank` opens a new tab, if `newTabLabel` says so to the visitor; else it is ignored.
   * @default '_self'
   */
  target?: '_self' | '_blank' | undefined;
  /** Read out after the text of a link that opens a new tab, such as "opens in a new tab". */
  newTabLabel?: string | undefined;
  /** The link's text. */
  children: ReactNode;
}

interface LinkElementProps extends LinkTarget {
  className: string;
}

/**
 * The element behind Link and ButtonLink: a plain link, or only the text. That pages of the site
 * open without a reload is one listener's business for all links of a page, and none of theirs.
 */
export function LinkElement({ target, newTabLabel, ...link }: LinkElementProps) {
  const kind = kindOfHref(link.href);
  if (kind === 'refused') return link.children;
  if (target === '_blank' && newTabLabel && leavesPage(kind)) {
    return (
      <a {...link} target="_blank" rel="noopener noreferrer">
        {link.children}
        <NewTabNote label={newTabLabel} />
      </a>
    );
  }
  return <a {...link}>{link.children}</a>;
}

/** A tab opened for a phone call or for a place on this page would stay empty or be a copy. */
function leavesPage(kind: HrefKind): boolean {
  return kind === 'page' || kind === 'file' || kind === 'external';
}

function NewTabNote({ label }: { label: string }) {
  return (
    <>
      <span className={newTabSign} aria-hidden="true">
        {/* A word joiner keeps the icon from starting a line of its own. */}
        {'\u2060'}
        <Icon name="external-link" size="s" />
      </span>
      <VisuallyHidden> ({label})</VisuallyHidden>
    </>
  );
}
