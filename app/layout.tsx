import type { ReactNode } from 'react';
import '#styles/all.ts';

/** The site's layout renders the document, because it knows language and theme. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
