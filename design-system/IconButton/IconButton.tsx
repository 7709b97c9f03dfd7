import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { NativeProps } from '../native.ts';
import { looks, sizes } from './IconButton.css.ts';

export interface IconButtonProps
  extends NativeProps<'button', 'children' | 'aria-label' | 'disabled' | 'aria-disabled'> {
  /** What the icon shows. */
  icon: IconName;
  /** The button's name: what happens when it is pressed, such as "Close". */
  label: string;
  /**
   * `plain` has no ground of its own; the others are those of Button.
   * @default 'plain'
   */
  variant?: 'plain' | 'primary' | 'secondary' | 'ghost' | 'ghost-contrast' | undefined;
  /**
   * `m` is 44 px square, the smallest a finger hits; `l` is as tall as the brand's Button.
   * @default 'm'
   */
  size?: 'm' | 'l' | undefined;
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Cannot be used now; stays in the tab order, for the reasons given at Button.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** A button that is only an icon, for actions everyone knows by their sign. */
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
