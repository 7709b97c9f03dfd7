import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The markup of a part of a page, for tests. Waits for lazily loaded code, as the site does. */
export async function serverMarkup(part: ReactNode): Promise<string> {
  const { prelude } = await prerender(part);
  return new Response(prelude).text();
}
