import { carriesQuery } from '../site/querySegments.ts';
import { type CacheValue, type DocumentValue, isDocument } from './cacheEntry.ts';
import { readPageStatuses } from './pageStatus.ts';

/** What the page cache does with a value. */
export type Verdict =
  /** Kept in memory and on disk. */
  | { readonly kind: 'good' }
  /** Kept in memory for a short time: redirects, and pages rendered for a query. */
  | { readonly kind: 'brief' }
  /** Kept in memory for a very short time, with status 404; even shorter if parts of it are missing. */
  | { readonly kind: 'missing'; readonly value: DocumentValue; readonly isDegraded: boolean }
  /** Never replaces a good copy. Without one it is served as it is and kept for a moment. */
  | { readonly kind: 'degraded'; readonly value: DocumentValue }
  /** Never replaces a good copy and is never kept. */
  | { readonly kind: 'unavailable'; readonly value: DocumentValue; readonly status: number }
  /** Kept in memory by the framework's rules only. */
  | { readonly kind: 'opaque' };

/** Judges a value by the mark in its document, its status and its key. */
export function judge(key: string, value: CacheValue): Verdict {
  return isDocument(value) ? judgeDocument(key, value) : { kind: 'opaque' };
}

function judgeDocument(key: string, value: DocumentValue): Verdict {
  const marks = value.kind === 'APP_PAGE' ? readPageStatuses(value.html) : [];
  const isDegraded = marks.includes('degraded');
  const status = marks.find((mark) => mark !== 'degraded') ?? value.status ?? 200;
  if (status >= 500) return { kind: 'unavailable', value, status };
  if (status >= 400) return { kind: 'missing', value, isDegraded };
  if (isDegraded) return { kind: 'degraded', value };
  return status === 200 && !carriesQuery(key) ? { kind: 'good' } : { kind: 'brief' };
}
