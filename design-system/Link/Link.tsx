import type { IconName } from '../Icon/Icon.tsx';
import { TextWithIcons } from '../Icon/TextWithIcons.tsx';
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
  // The icons and the text are one child, to which LinkElement adds the note about a new tab.
  return (
    <LinkElement {...rest} className={link[variant]}>
      <TextWithIcons leadingIcon={leadingIcon} trailingIcon={trailingIcon} styles={places}>
        {rest.children}
      </TextWithIcons>
    </LinkElement>
  );
}

const places = { leading: icon, trailing };
