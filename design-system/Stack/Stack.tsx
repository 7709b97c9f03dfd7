import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends GlobalProps {
  /**
   * The space between the children: a step of the spacing scale, or `gap` for the brand's own.
   * @default 'm'
   */
  readonly gap?:
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
   * In a column, in a row, or in a row from tablet width up.
   * @default 'column'
   */
  readonly direction?: 'column' | 'row' | 'row-from-tablet' | undefined;
  /**
   * Alignment on the cross axis.
   * @default 'stretch'
   */
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /**
   * Alignment on the main axis.
   * @default 'start'
   */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Whether items that do not fit wrap to the next line.
   * @default 'nowrap'
   */
  readonly wrap?: 'wrap' | 'nowrap' | undefined;
  /**
   * The element to render.
   * @default 'div'
   */
  readonly as?:
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
  /** The items. */
  readonly children: ReactNode;
}

/** Lays out its children in a column or row with a gap, so that they need no margins. */
export function Stack({
  as: Tag = 'div',
  gap = 'm',
  direction = 'column',
  align = 'stretch',
  justify = 'start',
  wrap = 'nowrap',
  children,
  ...rest
}: StackProps) {
  const placement = `${css.directions[direction]} ${css.alignments[align]} ${css.justifications[justify]}`;
  return (
    <Tag {...rest} className={`${css.stack} ${css.gaps[gap]} ${placement} ${css.wraps[wrap]}`}>
      {children}
    </Tag>
  );
}
