import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import { container } from './Container.css.ts';

export interface ContainerProps extends GlobalProps {
  /**
   * How wide it may become: the content's 1440 px, a text column, or all there is. Gutters stay.
   * @default 'content'
   */
  width?: 'content' | 'text' | 'full' | undefined;
  /**
   * The element to render.
   * @default 'div'
   */
  as?: 'div' | 'main' | 'section' | 'article' | 'header' | 'footer' | undefined;
  /** What it holds. */
  children: ReactNode;
}

/** Holds a section's content in the page's column, with the brand's gutters. */
export function Container({ as: Tag = 'div', width = 'content', ...rest }: ContainerProps) {
  return <Tag {...rest} className={container[width]} />;
}
