import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { badge, icon as iconStyle } from './Badge.css.ts';

export interface BadgeProps extends NativeProps<'span'> {
  /**
   * What its colours say. `campaign` is kept for offers.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'campaign' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** A sign before the text, so that a status does not hang on its colour. */
  icon?: IconName | undefined;
  /** One to three words, such as "New", "Sold" or "Campaign". */
  children: ReactNode;
}

/** A short remark on a card or a heading. It does nothing; what can be pressed is a Chip. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={badge[tone]}>
      {icon && (
        <span className={iconStyle}>
          <Icon name={icon} size="s" />
        </span>
      )}
      {children}
    </span>
  );
}
