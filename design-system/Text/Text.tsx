import type { ReactNode } from 'react';
import type { GlobalProps } from '../native.ts';
import { text } from './Text.css.ts';

export interface TextProps extends GlobalProps {
  /**
   * How it is set.
   * @default 'body'
   */
  style?: 'lead' | 'body' | 'small' | 'label' | undefined;
  /**
   * What its colour says. `inherit` takes the colour of what it stands in.
   * @default 'default'
   */
  tone?:
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
   * Figures of one width, for prices, distances and dates that stand under each other.
   * @default 'proportional'
   */
  figures?: 'proportional' | 'tabular' | undefined;
  /**
   * Which side its lines keep to.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * The element to render.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'li' | 'dt' | 'dd' | 'figcaption' | undefined;
  /** The text. */
  children: ReactNode;
}

/** Running text in one of the brand's text styles. */
export function Text({
  as: Tag = 'p',
  style = 'body',
  tone = 'default',
  figures = 'proportional',
  align = 'start',
  ...rest
}: TextProps) {
  return <Tag {...rest} className={text({ style, tone, figures, align })} />;
}
