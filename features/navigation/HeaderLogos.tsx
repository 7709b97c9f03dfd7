import type { ReactNode } from 'react';
import { Link } from '#design-system';
import * as css from './Header.css.ts';
import { HeaderLogo } from './HeaderLogo.tsx';
import type { HeaderFields, HeaderFrame } from './headerContent.ts';

interface HeaderLogosProps {
  readonly fields: HeaderFields;
  readonly frame: HeaderFrame;
  readonly wrapLogo: (logo: ReactNode) => ReactNode;
}

/** The logo, a link to the start page. A header whose background changes contains two logos. */
export function HeaderLogos({ fields, frame, wrapLogo }: HeaderLogosProps) {
  const isHome = frame.path === '/';
  const hasLogo = fields.logo !== undefined || fields.logoOnDark !== undefined;
  return (
    <Link href={frame.homePath} variant="quiet" {...(isHome && { 'aria-current': 'page' })}>
      {wrapLogo(
        hasLogo || frame.mode !== 'edit' ? <Logos fields={fields} frame={frame} /> : undefined,
      )}
    </Link>
  );
}

function Logos({ fields, frame }: Pick<HeaderLogosProps, 'fields' | 'frame'>) {
  const { logo, logoOnDark, logoWidth: width, logoHeight: height } = fields;
  const name = frame.dictionary.notFoundHome;
  const size = { name, width, height };
  const light = logo ?? logoOnDark;
  if (!light) return <span className={css.name}>{name}</span>;
  const ground = logoOnDark ? 'dark' : 'whitened';
  // On the start page the header may lie over a light or a dark picture, and a light header is dark at night.
  const isHome = frame.path === '/';
  const isOnlyAtNight = !isHome && !fields.hasDarkTheme;
  return (
    <>
      {(isHome || !fields.hasDarkTheme) && <HeaderLogo logo={light} {...size} ground="light" />}
      <HeaderLogo logo={logoOnDark ?? light} {...size} ground={ground} isLazy={isOnlyAtNight} />
    </>
  );
}
