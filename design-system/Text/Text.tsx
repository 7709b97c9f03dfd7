import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import * as css from './Text.css.ts';

export interface TextProps extends GlobalProps {
  /**
   * The text style.
   * @default 'body'
   */
  readonly style?: 'lead' | 'body' | 'small' | 'label' | undefined;
  /**
   * The meaning of the colour. `inherit` uses the colour of the parent.
   * @default 'default'
   */
  readonly tone?:
    | 'default'
    | 'muted'
    | 'accent'
    | 'price'
    | 'success'
    | 'warning'
    | 'danger'
    | 'inherit'
    | undefined;
  /**
   * `tabular` gives all digits the same width, for prices, distances and dates in columns.
   * @default 'proportional'
   */
  readonly figures?: 'proportional' | 'tabular' | undefined;
  /**
   * The alignment of the lines.
   * @default 'start'
   */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /**
   * The element to render.
   * @default 'p'
   */
  readonly as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'li'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | undefined;
  /** The text. */
  readonly children: ReactNode;
}

/** Running text in one of the brand's text styles. */
export function Text({
  as: Tag = 'p',
  style = 'body',
  tone = 'default',
  figures = 'proportional',
  align = 'start',
  children,
  ...rest
}: TextProps) {
  const look = `${css.styles[style]} ${css.tones[tone]}`;
  return (
    <Tag {...rest} className={`${look} ${css.figureLooks[figures]} ${css.alignments[align]}`}>
      {children}
    </Tag>
  );
}
