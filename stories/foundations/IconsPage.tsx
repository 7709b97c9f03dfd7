import { useState } from 'react';
import { Field } from '#design-system/Field/Field.tsx';
import { Icon, type IconProps } from '#design-system/Icon/Icon.tsx';
import { iconNames } from '#design-system/Icon/iconNames.ts';
import { Text } from '#design-system/Text/Text.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
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
          <Field label="Search" help="Part of a name, such as arrow.">
            {(control) => (
              <TextInput
                {...control}
                type="search"
                autoComplete="off"
                value={search}
                onValueChange={setSearch}
              />
            )}
          </Field>
          <Text role="status" tone="muted">
            {statusText(found.length, copied)}
          </Text>
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
