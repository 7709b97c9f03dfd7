import * as styles from './Icon.css.ts';
import { type iconNames, spriteHref } from './iconNames.ts';

/** Name of an icon in the sprite. */
export type IconName = (typeof iconNames)[number];

export interface IconProps {
  /** Which icon. */
  readonly name: IconName;
  /**
   * `s` beside small text, `m` beside text and in buttons, `l` on its own, `fill` for the size of
   * the parent.
   * @default 'm'
   */
  readonly size?: 's' | 'm' | 'l' | 'fill' | undefined;
  /** The accessible name, if no adjacent text says the same. Without it, the icon is decorative. */
  readonly label?: string | undefined;
}

/** A line icon in the text colour. All icons are in one sprite, which browsers cache. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const shape = <use href={`${spriteHref}#${name}`} />;
  const className = styles.icon[size];
  if (label === undefined) {
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      {shape}
    </svg>
  );
}
