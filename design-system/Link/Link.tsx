import { Icon, type IconName } from '../Icon/Icon.tsx';
import { icon, link, trailingIcon as trailing } from './Link.css.ts';
import { LinkElement, type LinkTarget } from './LinkElement.tsx';

export interface LinkProps extends LinkTarget {
  /**
   * `inline` within running text, `standalone` on a line of its own ("All news"), `quiet` where
   * the place already says that it is a link (menus, footers).
   * @default 'inline'
   */
  variant?: 'inline' | 'standalone' | 'quiet' | undefined;
  /** An icon before the text. */
  leadingIcon?: IconName | undefined;
  /** An icon after the text. A link that opens a new tab has its own. */
  trailingIcon?: IconName | undefined;
}

/**
 * A link to anywhere. For a link that looks like a button there is ButtonLink.
 */
export function Link({ variant = 'inline', leadingIcon, trailingIcon, ...rest }: LinkProps) {
  if (!leadingIcon && !trailingIcon) return <LinkElement {...rest} className={link[variant]} />;
  return (
    <LinkElement {...rest} className={link[variant]}>
      <LinkContent leadingIcon={leadingIcon} trailingIcon={trailingIcon}>
        {rest.children}
      </LinkContent>
    </LinkElement>
  );
}

/** One child, which the note of a new tab can stand beside. */
function LinkContent({
  leadingIcon,
  trailingIcon,
  children,
}: Pick<LinkProps, 'leadingIcon' | 'trailingIcon' | 'children'>) {
  return (
    <>
      {leadingIcon && (
        <span className={icon}>
          <Icon name={leadingIcon} />
        </span>
      )}
      {children}
      {trailingIcon && (
        <span className={trailing}>
          <Icon name={trailingIcon} />
        </span>
      )}
    </>
  );
}
