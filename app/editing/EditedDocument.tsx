import type { ReactNode } from 'react';
import { outageTexts } from '#sites/outageTexts.ts';
import { SiteDocument } from '../page/SiteDocument.tsx';
import { UnavailablePage } from '../page/UnavailablePage.tsx';
import type { SiteAddress } from '../site/siteAddress.ts';

interface EditedDocumentProps {
  readonly address: SiteAddress;
  /** What the editor asked for, with its title; `undefined` if it can't be shown. */
  readonly shown: { readonly title: string; readonly body: ReactNode } | undefined;
}

/** A document in the platform's editor. */
export function EditedDocument({ address, shown }: EditedDocumentProps) {
  const { locale, site } = address;
  return (
    <SiteDocument lang={locale} theme={site.theme}>
      <title>{shown?.title ?? outageTexts[locale].pageTitle}</title>
      {shown?.body ?? <UnavailablePage address={address} shown={undefined} />}
    </SiteDocument>
  );
}
