import { Link } from '#design-system';
import type { BlockProps } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { EmptyField } from '../editing/EmptyField.tsx';
import * as css from './Header.css.ts';
import { HeaderLogo } from './HeaderLogo.tsx';
import { headerFields } from './headerFields.ts';

type HeaderLogosProps = BlockProps<typeof headerFields>;

/** The logo, which leads to the start page. A header that changes its ground carries two. */
export function HeaderLogos({ fields, editing, frame }: HeaderLogosProps) {
  const isHome = frame.path === '/';
  return (
    <Link href={frame.homePath} variant="quiet" {...(isHome && { 'aria-current': 'page' })}>
      <EditableField of={editing.logo}>
        <Logos fields={fields} frame={frame} />
      </EditableField>
    </Link>
  );
}

function Logos({ fields, frame }: Pick<HeaderLogosProps, 'fields' | 'frame'>) {
  const { logo, logoOnDark, logoWidth: width, logoHeight: height } = fields;
  const name = frame.dictionary.notFoundHome;
  const size = { name, width, height };
  const light = logo ?? logoOnDark;
  if (!light) {
    const isEdited = frame.mode === 'edit';
    return isEdited ? (
      <EmptyField name={headerFields.logo.name} />
    ) : (
      <span className={css.name}>{name}</span>
    );
  }
  const ground = logoOnDark ? 'dark' : 'whitened';
  // Over a start page's picture the ground is the picture's.
  const isHome = frame.path === '/';
  return (
    <>
      {(isHome || !fields.hasDarkTheme) && <HeaderLogo logo={light} {...size} ground="light" />}
      {(isHome || fields.hasDarkTheme) && (
        <HeaderLogo logo={logoOnDark ?? light} {...size} ground={ground} />
      )}
    </>
  );
}
