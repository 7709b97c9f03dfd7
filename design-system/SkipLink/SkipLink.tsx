import type { NativeProps } from '../native.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends NativeProps<'a', 'href'> {
  /** The anchor of the page's main content, such as `#main`; that element has `tabIndex={-1}`. */
  readonly href: `#${string}`;
  /** Its text, such as "To the main content". */
  readonly children: string;
}

/**
 * The first element of a page: lets keyboard users skip the header. Visible only while it has the
 * focus. A plain link, so it works before any script is loaded.
 */
export function SkipLink(props: SkipLinkProps) {
  return <a {...props} className={skipLink} />;
}
