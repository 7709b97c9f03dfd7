import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Locale, SiteTheme } from '#domain/sites/site.ts';
import { preloadedFonts } from '#themes/fonts.ts';
import { themeClass } from '#themes/themes.css.ts';

interface PageRootProps {
  /** The brand this page wears. */
  readonly theme: SiteTheme;
  /** The brand of its site, which the document already wears. */
  readonly siteTheme: SiteTheme;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The root of a page in its brand: a page may wear another than its site does. */
export function PageRoot({ theme, siteTheme, locale, children }: PageRootProps) {
  for (const href of preloadedFonts(theme, locale)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return theme === siteTheme ? children : <div className={themeClass[theme]}>{children}</div>;
}
