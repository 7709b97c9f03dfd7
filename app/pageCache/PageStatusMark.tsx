import { type PageStatus, pageStatusName } from './pageStatus.ts';

/** Asks the cache handler to answer the page with a status other than 200. */
export function PageStatusMark({ status }: { readonly status: PageStatus }) {
  return <meta name={pageStatusName} content={String(status)} />;
}
