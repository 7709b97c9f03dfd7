import type { ReactNode } from 'react';
import { themeClass } from '#themes/themes.css.ts';
import { parseSiteAddress, type SiteParams } from '../../site/siteAddress.ts';

interface SiteLayoutProps {
  readonly params: Promise<SiteParams>;
  readonly children: ReactNode;
}

/** The document of a site: its language and its theme. */
export default async function SiteLayout({ params, children }: SiteLayoutProps) {
  const address = parseSiteAddress(await params);
  return (
    <html lang={address?.locale ?? 'en'} className={themeClass[address?.site.theme ?? 'default']}>
      <body>{children}</body>
    </html>
  );
}
