import { LinkElement, type LinkTarget } from '../Link/LinkElement.tsx';
import { button } from './Button.css.ts';
import { ButtonContent, type ButtonLook } from './ButtonContent.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkTarget {}

/** A link with the looks of a button, for the way on that a page proposes. */
export function ButtonLink({ variant = 'primary', size = 'm', ...props }: ButtonLinkProps) {
  const { width = 'content', leadingIcon, trailingIcon, children, ...rest } = props;
  return (
    <LinkElement {...rest} className={button({ variant, size, width })}>
      <ButtonContent leadingIcon={leadingIcon} trailingIcon={trailingIcon}>
        {children}
      </ButtonContent>
    </LinkElement>
  );
}
