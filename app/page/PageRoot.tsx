import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { PortalRoot } from '#design-system';
import type { Locale, Site, SiteTheme } from '#domain/sites/site.ts';
import { fontRules } from '#themes/fontRules.ts';
import { preloadedFonts } from '#themes/fonts.ts';
import { onlyDay } from '#themes/nightSwitch.ts';
import { pageColors } from '#themes/pageColors.css.ts';
import { themeClass } from '#themes/themes.css.ts';
import { siteLooks } from './siteLooks.css.ts';

interface PageRootProps {
  /** The page's brand. */
  readonly theme: SiteTheme;
  /** The site, whose brand has its class on `<html>`. */
  readonly site: Pick<Site, 'id' | 'theme' | 'look'>;
  readonly locale: Locale;
  /** Whether the site stays light for visitors whose system is dark. */
  readonly isOnlyLight: boolean;
  readonly children: ReactNode;
}

/**
 * The root of a page in its brand. A page of another brand than its site gets a root of its own,
 * which contains its dialogs, drawers and menus too.
 */
export function PageRoot({ theme, site, locale, isOnlyLight, children }: PageRootProps) {
  // A page of another brand than its site has that brand's look.
  const isOwn = theme === site.theme;
  const look = isOwn ? site.look : undefined;
  const styles = look && siteLooks[site.id];
  for (const href of preloadedFonts(theme, locale, look)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  const { day, night } = styles?.colors ?? pageColors[theme];
  return (
    <>
      {/* Style sheets look for the first one. */}
      {isOnlyLight ? (
        <meta name="color-scheme" content={onlyDay} />
      ) : (
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={night} />
      )}
      <meta name="theme-color" content={day} />
      <style href={`fonts-${look ? site.id : theme}`} precedence="fonts">
        {fontRules(theme, look)}
      </style>
      {styles && (
        <style href={`look-${site.id}`} precedence="look">
          {styles.rules}
        </style>
      )}
      {isOwn ? children : <PortalRoot themeClass={themeClass[theme]}>{children}</PortalRoot>}
    </>
  );
}
