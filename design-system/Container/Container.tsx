import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import { container } from './Container.css.ts';

export interface ContainerProps extends GlobalProps {
  /**
   * The maximum width: 1440 px for content, a text column, or the full width. All have gutters.
   * @default 'content'
   */
  readonly width?: 'content' | 'text' | 'full' | undefined;
  /**
   * The element to render.
   * @default 'div'
   */
  readonly as?: 'div' | 'main' | 'section' | 'article' | 'header' | 'footer' | undefined;
  /** The content. */
  readonly children: ReactNode;
}

/** Centres the content of a section in the page column, with the brand's gutters. */
export function Container({
  as: Tag = 'div',
  width = 'content',
  children,
  ...rest
}: ContainerProps) {
  return (
    <Tag {...rest} className={container[width]}>
      {children}
    </Tag>
  );
}
