import * as styles from './Icon.css.ts';
import { type iconNames, spriteHref } from './iconNames.ts';

/** Name of an icon in the sprite. */
export type IconName = (typeof iconNames)[number];

export interface IconProps {
  /** Which icon. */
  name: IconName;
  /**
   * `s` beside small text, `m` beside text and in buttons, `l` on its own.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /** What it says, where no text beside it does. Without one it is decoration. */
  label?: string | undefined;
}

/** A line icon in the colour of the text. All icons are one file, which browsers keep. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.icon[size]} focusable="false" {...meaning}>
      <use href={`${spriteHref}#${name}`} />
    </svg>
  );
}
