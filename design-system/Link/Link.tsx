import { Icon, type IconName } from '../Icon/Icon.tsx';
import { icon, link, trailingIcon as trailing } from './Link.css.ts';
import { LinkElement, type LinkTarget } from './LinkElement.tsx';

export interface LinkProps extends LinkTarget {
  /**
   * `inline` in running text, `standalone` on its own line ("All news"), `quiet` where the context
   * already implies links (menus, footers).
   * @default 'inline'
   */
  readonly variant?: 'inline' | 'standalone' | 'quiet' | undefined;
  /** An icon before the text. */
  readonly leadingIcon?: IconName | undefined;
  /** An icon after the text. A link that opens a new tab adds its own. */
  readonly trailingIcon?: IconName | undefined;
}

/** A text link. Use ButtonLink for a link that looks like a button. */
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

/** The icons and text as one child, to which LinkElement adds the note about a new tab. */
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
      <span>{children}</span>
      {trailingIcon && (
        <span className={trailing}>
          <Icon name={trailingIcon} />
        </span>
      )}
    </>
  );
}
