import type { ReactNode } from 'react';
import { SiteDocument } from '../../page/SiteDocument.tsx';
import { parseSiteAddress, type SiteParams } from '../../site/siteAddress.ts';

interface SiteLayoutProps {
  readonly params: Promise<SiteParams>;
  readonly children: ReactNode;
}

/** The document of a site; a host without a site gets a plain one. */
export default async function SiteLayout({ params, children }: SiteLayoutProps) {
  const address = parseSiteAddress(await params);
  const { site, locale } = address ?? ({ site: { theme: 'default' }, locale: 'en' } as const);
  return (
    <SiteDocument lang={locale} theme={site.theme}>
      {children}
    </SiteDocument>
  );
}
