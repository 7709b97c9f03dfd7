import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { content, icon } from './Button.css.ts';

/** How a button looks, whether it is a `<button>` or a link. */
export interface ButtonLook {
  /**
   * `primary` for the one main action of a view, `secondary` for the others, `ghost` for what
   * should stand back, `ghost-contrast` for pictures and films.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'ghost-contrast' | undefined;
  /**
   * `l` is for heroes and other places with much space around.
   * @default 'm'
   */
  size?: 'm' | 'l' | undefined;
  /**
   * As wide as its label, or as what it stands in.
   * @default 'content'
   */
  width?: 'content' | 'full' | undefined;
  /** An icon before the label. */
  leadingIcon?: IconName | undefined;
  /** An icon after the label. */
  trailingIcon?: IconName | undefined;
}

interface ButtonContentProps extends Pick<ButtonLook, 'leadingIcon' | 'trailingIcon'> {
  children: ReactNode;
}

/** The label and the icons beside it. */
export function ButtonContent({ leadingIcon, trailingIcon, children }: ButtonContentProps) {
  // Most buttons: each part that isn't there would be sent as such.
  if (!leadingIcon && !trailingIcon) return <span className={content}>{children}</span>;
  return (
    <span className={content}>
      {leadingIcon && (
        <span className={icon}>
          <Icon name={leadingIcon} />
        </span>
      )}
      <span>{children}</span>
      {trailingIcon && (
        <span className={icon}>
          <Icon name={trailingIcon} />
        </span>
      )}
    </span>
  );
}
