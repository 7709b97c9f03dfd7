import { type NextRequest, NextResponse } from 'next/server';
import { queryPath } from './app/site/querySegments.ts';

/** Leads an address with a search in its query to the page made for it. All others pass by unseen. */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const address = nextUrl.clone();
  address.pathname = queryPath(nextUrl.pathname, nextUrl.search);
  address.search = '';
  return NextResponse.rewrite(address);
}

// The framework reads this without running it, so the names stand here a second time;
// `sites/searchParameters.test.ts` compares.
export const config = {
  matcher: [{ source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'keyphrase' }] }],
};
