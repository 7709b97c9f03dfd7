import type { NativeProps } from '../native.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends NativeProps<'a', 'href'> {
  /** The anchor of the page's main content, such as `#main`; that element has `tabIndex={-1}`. */
  href: `#${string}`;
  /** Where it leads, such as "To the main content". */
  children: string;
}

/**
 * The first thing in the page: lets keyboard users jump over the header. Seen only while it has
 * focus. A plain link, so it works before any script has arrived.
 */
export function SkipLink(props: SkipLinkProps) {
  return <a {...props} className={skipLink} />;
}
