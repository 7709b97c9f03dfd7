import type { ReactNode } from 'react';
import type { IconName } from '../Icon/Icon.tsx';
import { TextWithIcons } from '../Icon/TextWithIcons.tsx';
import { content, icon } from './Button.css.ts';

/** The appearance of a button, shared by `<button>` elements and links. */
export interface ButtonLook {
  /**
   * `primary` for the main action of a view, `secondary` for other actions, `ghost` for less
   * prominent ones, `ghost-contrast` on pictures and videos, `plain` beside text.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'ghost-contrast' | 'plain' | undefined;
  /**
   * `l` is for heroes and other spacious layouts.
   * @default 'm'
   */
  readonly size?: 'm' | 'l' | undefined;
  /**
   * As wide as the label, or as the parent.
   * @default 'content'
   */
  readonly width?: 'content' | 'full' | undefined;
  /** An icon before the label. */
  readonly leadingIcon?: IconName | undefined;
  /** An icon after the label. */
  readonly trailingIcon?: IconName | undefined;
}

interface ButtonContentProps extends Pick<ButtonLook, 'leadingIcon' | 'trailingIcon'> {
  readonly children: ReactNode;
}

/** The label and the icons beside it. */
export function ButtonContent({ leadingIcon, trailingIcon, children }: ButtonContentProps) {
  // Most buttons have no icon. Without this branch, each absent child is serialised into the
  // payload.
  if (!leadingIcon && !trailingIcon) return <span className={content}>{children}</span>;
  return (
    <span className={content}>
      <TextWithIcons leadingIcon={leadingIcon} trailingIcon={trailingIcon} styles={places}>
        {children}
      </TextWithIcons>
    </span>
  );
}

const places = { leading: icon, trailing: icon };
