import type { ReactNode } from 'react';
import '#themes/fonts.css.ts';
import '#themes/global.css.ts';
import '#styles/all.ts';

/** The document itself is made by the site's layout, which knows language and theme. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
