import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { PortalRoot } from '#design-system';
import type { Locale, SiteTheme } from '#domain/sites/site.ts';
import { fontRules } from '#themes/fontRules.ts';
import { preloadedFonts } from '#themes/fonts.ts';
import { themeClass } from '#themes/themes.css.ts';

interface PageRootProps {
  /** The page's brand. */
  readonly theme: SiteTheme;
  /** The site's brand, whose class is on `<html>`. */
  readonly siteTheme: SiteTheme;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * The root of a page in its brand. A page of another brand than its site gets a root of its own,
 * which contains its dialogs, drawers and menus too.
 */
export function PageRoot({ theme, siteTheme, locale, children }: PageRootProps) {
  for (const href of preloadedFonts(theme, locale)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <>
      <style href={`fonts-${theme}`} precedence="fonts">
        {fontRules(theme)}
      </style>
      {theme === siteTheme ? (
        children
      ) : (
        <PortalRoot themeClass={themeClass[theme]}>{children}</PortalRoot>
      )}
    </>
  );
}
