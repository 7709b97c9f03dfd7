import type { SharedPage } from '#domain/content/shareLinks.ts';

/** How sharing ended. Closing the share dialog is no failure. */
export interface ShareOutcome {
  readonly kind: 'shared' | 'cancelled' | 'failed';
}

/** Whether the browser has a share dialog; only pages with HTTPS do. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Opens the browser's share dialog. */
export async function sharePage({ url, title }: SharedPage): Promise<ShareOutcome> {
  try {
    await navigator.share({ url, title });
    return { kind: 'shared' };
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return { kind: isCancelled ? 'cancelled' : 'failed' };
  }
}
