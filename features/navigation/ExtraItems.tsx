import { Link } from '#design-system';
import { linkTarget } from '#domain/content/linkTarget.ts';
import * as css from './Header.css.ts';
import type { HeaderFields, HeaderFrame } from './headerContent.ts';

interface ExtraItemsProps {
  readonly items: HeaderFields['extraItems'];
  readonly frame: HeaderFrame;
}

/** The links beside the menu. Links without text or address are left out. */
export function ExtraItems({ items, frame }: ExtraItemsProps) {
  const links = items.flatMap(({ fields: { title, link } }) =>
    link && title ? [{ title, link }] : [],
  );
  if (links.length === 0) return null;
  return (
    <ul className={css.extras}>
      {links.map(({ title, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may name one item twice.
        <li key={index}>
          <Link {...linkTarget(link, frame)} variant="quiet">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
