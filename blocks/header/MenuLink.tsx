import type { MenuEntry } from '#domain/navigation/menu.ts';

interface MenuLinkProps {
  readonly entry: MenuEntry;
  /** The visitor's address of the page. */
  readonly here: string;
  /** What it says, where that isn't the entry's title. */
  readonly label?: string | undefined;
}

/** An entry that leads somewhere; styled by the menu, since a page has dozens of them. */
export function MenuLink({ entry: { title, href }, here, label = title }: MenuLinkProps) {
  return (
    <a href={href} aria-current={href === here ? 'page' : undefined}>
      {label}
    </a>
  );
}
