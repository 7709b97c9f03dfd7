import type { ReactNode } from 'react';
import type { NativeProps } from '../native.ts';
import { heading } from './Heading.css.ts';

export interface HeadingProps extends NativeProps<'h2'> {
  /** The heading level; headings must not skip a level downwards. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * The text style, independent of the level.
   * @default the look of its level; `heading4` from level 4 on
   */
  readonly style?: 'heading1' | 'heading2' | 'heading3' | 'heading4' | undefined;
  /** The heading's text. */
  readonly children: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

const looks = {
  1: 'heading1',
  2: 'heading2',
  3: 'heading3',
  4: 'heading4',
  5: 'heading4',
  6: 'heading4',
} as const;

/** A heading with separate semantic level (`level`) and text style (`style`). */
export function Heading({ level, style = looks[level], children, ...rest }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag {...rest} className={heading[style]}>
      {children}
    </Tag>
  );
}
