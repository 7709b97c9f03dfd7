import { Link } from '#design-system';
import type { FieldValues } from '#domain/content/fields.ts';
import type { BlockFrame } from '../block.ts';
import { linkTarget } from '../content/linkTarget.ts';
import * as css from './Header.css.ts';
import type { headerFields } from './headerFields.ts';

interface ExtraItemsProps {
  readonly items: FieldValues<typeof headerFields>['extraItems'];
  readonly frame: BlockFrame;
}

/** The links beside the menu. One without words or without an address is left out. */
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
