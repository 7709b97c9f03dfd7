import { useState } from 'react';
import { Icon, type IconProps } from '#design-system/Icon/Icon.tsx';
import { iconNames } from '#design-system/Icon/iconNames.ts';
import { LibrarySearch } from '../docs/LibrarySearch.tsx';
import { FoundationPage, type FoundationProps, shows } from './FoundationPage.tsx';
import * as css from './foundations.css.ts';

/** The icons of the sprite by name, to find and to copy. */
export function IconsPage({ theme }: FoundationProps) {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState('');
  const found = iconNames.filter((name) => name.includes(search.trim().toLowerCase()));
  return (
    <FoundationPage
      isSameInModes
      theme={theme}
      title="Icons"
      intro="Line icons in the colour of the text beside them. Press one to copy its name."
    >
      {() => (
        <>
          <LibrarySearch
            label="Search"
            help="Part of a name, such as arrow."
            value={search}
            onValueChange={setSearch}
            status={statusText(found.length, copied)}
          />
          <ul className={css.icons}>
            {found.map((name) => (
              <li key={name} {...shows(`icon.${name}`)}>
                <CopiedIcon name={name} onCopy={setCopied} />
              </li>
            ))}
          </ul>
        </>
      )}
    </FoundationPage>
  );
}

function statusText(count: number, copied: string): string {
  if (copied !== '') return `${copied} is copied.`;
  return count === 0 ? 'No icon has this in its name.' : `${count} of ${iconNames.length} icons`;
}

interface CopiedIconProps extends Pick<IconProps, 'name'> {
  readonly onCopy: (name: string) => void;
}

function CopiedIcon({ name, onCopy }: CopiedIconProps) {
  return (
    <button
      type="button"
      className={css.icon}
      onClick={async () => {
        await navigator.clipboard.writeText(name);
        onCopy(name);
      }}
    >
      <Icon name={name} size="l" />
      <span className={css.iconName}>{name}</span>
    </button>
  );
}
