import type { ReactNode } from 'react';
import type { SiteTheme } from '#domain/sites/site.ts';
import { themeClass } from '#themes/themes.css.ts';
import { earlyScript } from './earlyScript.ts';

interface SiteDocumentProps {
  /** Language of the document, as a BCP 47 tag. */
  readonly lang: string;
  readonly theme: SiteTheme;
  readonly children: ReactNode;
}

/** The document of a site: its language, its theme, and the script that runs before first paint. */
export function SiteDocument({ lang, theme, children }: SiteDocumentProps) {
  return (
    // The script adds attributes to the element before hydration.
    <html lang={lang} className={themeClass[theme]} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this code base. */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
