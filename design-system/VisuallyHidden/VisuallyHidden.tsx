import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends GlobalProps {
  /** The words that are heard and not seen. */
  children: ReactNode;
  /**
   * The element to render.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined;
}

/** Text for screen readers where the eye gets the same from a picture, an icon or the place. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={hidden} />;
}
