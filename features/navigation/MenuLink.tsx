import { type MenuEntry, menuPlace } from '#domain/navigation/menu.ts';

interface MenuLinkProps {
  readonly entry: MenuEntry;
  /** The page's public address. */
  readonly here: string;
  /** The link's text, if it differs from the entry's title. */
  readonly label?: string | undefined;
}

/** A menu entry that is a link. Styled by the menu: a page has dozens of them. */
export function MenuLink({ entry, here, label = entry.title }: MenuLinkProps) {
  return (
    <a href={entry.href} aria-current={current(entry, here)}>
      {label}
    </a>
  );
}

/** An entry without entries below it also stands for the pages below its own. */
function current(entry: MenuEntry, here: string): 'page' | 'true' | undefined {
  const place = menuPlace(entry, here);
  if (place === 'page') return 'page';
  return place === 'section' && entry.children === undefined ? 'true' : undefined;
}
