import { type PageStatus, pageStatusName } from './pageStatus.ts';

/**
 * Marks the page for the page cache as missing, unavailable or incomplete. A page may contain several
 * marks; `readPageStatuses` defines their precedence.
 */
export function PageStatusMark({ status }: { readonly status: PageStatus }) {
  return <meta name={pageStatusName} content={String(status)} />;
}
