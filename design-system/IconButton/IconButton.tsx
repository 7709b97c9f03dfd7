import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { looks, sizes } from './IconButton.css.ts';

export interface IconButtonProps
  extends NativeProps<'button', 'children' | 'aria-label' | 'disabled' | 'aria-disabled'> {
  /** The icon. */
  readonly icon: IconName;
  /** The accessible name, which describes the action, such as "Close". */
  readonly label: string;
  /**
   * `plain` has no background; the others match the variants of Button.
   * @default 'plain'
   */
  readonly variant?: 'plain' | 'primary' | 'secondary' | 'ghost' | 'ghost-contrast' | undefined;
  /**
   * `m` is 44 px square, the minimum touch target; `l` is as tall as the brand's Button.
   * @default 'm'
   */
  readonly size?: 'm' | 'l' | undefined;
  /**
   * The button's behaviour in a form.
   * @default 'button'
   */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Whether the button is unavailable; it stays in the tab order, as described for Button.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

/** A button with only an icon, for actions with a well-known symbol. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'm',
  ...props
}: IconButtonProps) {
  const { type = 'button', disabled = false, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      className={`${looks[variant]} ${sizes[size]}`}
      type={disabled ? 'button' : type}
      onClick={disabled ? undefined : onClick}
      aria-disabled={disabled || undefined}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
