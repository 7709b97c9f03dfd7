import { LinkElement, type LinkTarget } from '../Link/LinkElement.tsx';
import { ButtonContent, type ButtonLook } from './ButtonContent.tsx';
import { buttonClass } from './buttonClass.ts';

export interface ButtonLinkProps extends ButtonLook, LinkTarget {}

/** A link that looks like a button, for calls to action. */
export function ButtonLink({ variant, size, ...props }: ButtonLinkProps) {
  const { width, leadingIcon, trailingIcon, children, ...rest } = props;
  return (
    <LinkElement {...rest} className={buttonClass({ variant, size, width })}>
      <ButtonContent leadingIcon={leadingIcon} trailingIcon={trailingIcon}>
        {children}
      </ButtonContent>
    </LinkElement>
  );
}
