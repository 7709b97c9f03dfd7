import { looks, sizes, widths } from './Button.css.ts';
import type { ButtonLook } from './ButtonContent.tsx';

type Look = Pick<ButtonLook, 'variant' | 'size' | 'width'>;

/** The classes of an element that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'm', width = 'content' }: Look): string {
  return `${looks[variant]} ${sizes[size]} ${widths[width]}`;
}
