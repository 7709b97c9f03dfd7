import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { badge, icon as iconStyle } from './Badge.css.ts';

export interface BadgeProps extends NativeProps<'span'> {
  /**
   * The meaning of the colour. `campaign` is reserved for offers.
   * @default 'neutral'
   */
  readonly tone?:
    | 'neutral'
    | 'accent'
    | 'campaign'
    | 'success'
    | 'warning'
    | 'danger'
    | 'info'
    | undefined;
  /** An icon before the text, so that a status does not depend on colour alone. */
  readonly icon?: IconName | undefined;
  /** One to three words, such as "New", "Sold" or "Campaign". */
  readonly children: ReactNode;
}

/** A short, non-interactive label on a card or heading. Use a chip for anything interactive. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  if (!icon)
    return (
      <span {...rest} className={badge[tone]}>
        {children}
      </span>
    );
  return (
    <span {...rest} className={badge[tone]}>
      <span className={iconStyle}>
        <Icon name={icon} size="s" />
      </span>
      <span>{children}</span>
    </span>
  );
}
