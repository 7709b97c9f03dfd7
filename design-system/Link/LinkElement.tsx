import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type HrefKind, kindOfHref } from './href.ts';
import { newTabSign } from './Link.css.ts';

/** Attributes the link sets itself. */
type OwnAttributes = 'href' | 'target' | 'rel';

/** Props shared by all links, whatever their appearance. */
export interface LinkTarget extends NativeProps<'a', OwnAttributes> {
  /**
   * The link target. For unsafe targets (`javascript:` and other unknown schemes, an empty address)
   * only the text is rendered.
   */
  readonly href: string;
  /**
   * `_blank` opens a new tab; it is ignored without a `newTabLabel` that announces it.
   * @default '_self'
   */
  readonly target?: '_self' | '_blank' | undefined;
  /**
   * Appended to the accessible name of a link that opens a new tab, such as "opens in a new tab".
   */
  readonly newTabLabel?: string | undefined;
  /** How the target relates to this page: the part of a list before or after it. */
  readonly rel?: 'prev' | 'next' | undefined;
  /** The link's text. */
  readonly children: ReactNode;
}

interface LinkElementProps extends LinkTarget {
  readonly className: string;
}

/**
 * The element behind Link and ButtonLink: a plain `<a>`, or only the text. Client-side navigation
 * is handled by one listener for all links of the page.
 */
export function LinkElement({ target, newTabLabel, children, ...link }: LinkElementProps) {
  const kind = kindOfHref(link.href);
  if (kind === 'refused') return children;
  if (target === '_blank' && newTabLabel && leavesPage(kind)) {
    return (
      <a {...link} target="_blank" rel="noopener noreferrer">
        {children}
        <NewTabNote label={newTabLabel} />
      </a>
    );
  }
  return <a {...link}>{children}</a>;
}

/** Excludes calls, which would leave an empty tab, and anchors, which would duplicate the page. */
function leavesPage(kind: HrefKind): boolean {
  return kind === 'page' || kind === 'file' || kind === 'external';
}

function NewTabNote({ label }: { label: string }) {
  return (
    <>
      <span className={newTabSign} aria-hidden="true">
        {/* A word joiner prevents a line break before the icon. */}
        {'\u2060'}
        <Icon name="external-link" size="s" />
      </span>
      <VisuallyHidden>{` (${label})`}</VisuallyHidden>
    </>
  );
}
