import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends GlobalProps {
  /**
   * The space between the children: a step of the spacing scale, or `gap` for the brand's own.
   * @default 'm'
   */
  gap?:
    | 'none'
    | '3xs'
    | '2xs'
    | 'xs'
    | 's'
    | 'm'
    | 'l'
    | 'xl'
    | '2xl'
    | '3xl'
    | '4xl'
    | '5xl'
    | 'gap'
    | undefined;
  /**
   * Under each other, beside each other, or beside each other where there is room for it.
   * @default 'column'
   */
  direction?: 'column' | 'row' | 'row-from-tablet' | undefined;
  /**
   * Across the direction.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /**
   * Along the direction.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Whether what does not fit goes to the next line.
   * @default 'nowrap'
   */
  wrap?: 'wrap' | 'nowrap' | undefined;
  /**
   * The element to render.
   * @default 'div'
   */
  as?:
    | 'div'
    | 'span'
    | 'ul'
    | 'ol'
    | 'li'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'nav'
    | undefined;
  /** What stands in the stack. */
  children: ReactNode;
}

/** Puts children under or beside each other with one gap, so that they carry no margins. */
export function Stack({
  as: Tag = 'div',
  gap = 'm',
  direction = 'column',
  align = 'stretch',
  justify = 'start',
  wrap = 'nowrap',
  ...rest
}: StackProps) {
  return <Tag {...rest} className={stack({ gap, direction, align, justify, wrap })} />;
}
