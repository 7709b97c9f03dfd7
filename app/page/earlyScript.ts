import { createHash } from 'node:crypto';
import { alertDismissal, hiddenAlertAttribute } from '#domain/alert/alert.ts';

/**
 * Runs in the head, before first paint. Pages are the same for all visitors, so only the browser knows
 * which alerts a visitor has dismissed; without the script they would be visible for a moment. The
 * consent banner needs no such script because it is rendered only in the browser.
 */
export const earlyScript = `if(${alertDismissal}.test(document.cookie))document.documentElement.setAttribute('${hiddenAlertAttribute}','')`;

/** The source for `script-src` that allows the script in a content security policy. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
