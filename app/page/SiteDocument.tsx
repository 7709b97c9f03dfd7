import type { ReactNode } from 'react';
import type { SiteTheme } from '#domain/sites/site.ts';
import { themeClass } from '#themes/themes.css.ts';

interface SiteDocumentProps {
  /** Language of the document, as a BCP 47 tag. */
  readonly lang: string;
  readonly theme: SiteTheme;
  readonly children: ReactNode;
}

/** The document of a site: its language and its theme. */
export function SiteDocument({ lang, theme, children }: SiteDocumentProps) {
  return (
    <html lang={lang} className={themeClass[theme]}>
      <body>{children}</body>
    </html>
  );
}
