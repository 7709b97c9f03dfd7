import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends GlobalProps {
  /** The text for screen readers. */
  readonly children: ReactNode;
  /**
   * The element to render.
   * @default 'span'
   */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'h4' | undefined;
}

/** Text for screen readers only, for information that is otherwise conveyed visually. */
export function VisuallyHidden({ as: Tag = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Tag {...rest} className={hidden}>
      {children}
    </Tag>
  );
}
