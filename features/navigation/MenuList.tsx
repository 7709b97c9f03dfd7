import { fillText } from '#domain/fillText.ts';
import type { HeaderMenuEntry } from './headerMenuEntry.ts';
import { MenuLink } from './MenuLink.tsx';
import * as css from './MenuPanel.css.ts';
import type { MenuTexts } from './menuGroupTexts.ts';

interface MenuListProps {
  readonly entries: readonly HeaderMenuEntry[];
  readonly here: string;
  readonly kind: 'dropdown' | 'mega';
  readonly texts: MenuTexts;
}

/** The entries of an open group. */
export function MenuList({ entries, ...props }: MenuListProps) {
  return (
    <ul data-size={props.kind === 'mega' ? sizeOf(entries) : undefined}>
      {entries.map((entry) => (
        <li key={`${entry.title} ${entry.href}`}>
          <MenuListEntry {...props} entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** The pictures of a few entries fit every window, those of many only a wide one. */
function sizeOf(entries: readonly HeaderMenuEntry[]): 'few' | 'many' {
  return entries.length <= entriesWithPictures ? 'few' : 'many';
}

const entriesWithPictures = 4;

interface MenuListEntryProps extends Omit<MenuListProps, 'entries'> {
  readonly entry: HeaderMenuEntry;
}

function MenuListEntry({ kind, ...props }: MenuListEntryProps) {
  if (kind === 'mega') return <MegaEntry {...props} />;
  return props.entry.children ? (
    <SmallGroup {...props} />
  ) : (
    <MenuLink entry={props.entry} here={props.here} />
  );
}

type EntryProps = Omit<MenuListEntryProps, 'kind'>;

/** A group inside a group, which opens in place. */
function SmallGroup({ entry, here, texts }: EntryProps) {
  const { title, href, children = [] } = entry;
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {href !== undefined && (
          <li>
            <MenuLink entry={entry} here={here} label={fillText(texts.overview, { title })} />
          </li>
        )}
        {children.map((child) => (
          <li key={`${child.title} ${child.href}`}>
            <MenuLink entry={child} here={here} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A column of the mega menu: picture, title and the entries below it. */
function MegaEntry({ entry, here, texts }: EntryProps) {
  const { title, href, picture, isTopSelected, children = [] } = entry;
  return (
    <>
      {picture && <span className={css.picture}>{picture}</span>}
      {href === undefined ? <strong>{title}</strong> : <MenuLink entry={entry} here={here} />}
      {isTopSelected && <small>{texts.topSelected}</small>}
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={`${child.title} ${child.href}`}>
              <MenuLink entry={child} here={here} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
