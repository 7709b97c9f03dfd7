import { LinkElement, type LinkTarget } from '../Link/LinkElement.tsx';
import { button } from './Button.css.ts';
import { ButtonContent, type ButtonLook } from './ButtonContent.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkTarget {}

/** A link that looks like a button, for calls to action. */
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
