import { createHash } from 'node:crypto';
import { alertDismissal, hiddenAlertAttribute } from '#domain/alert/alert.ts';

/**
 * Runs in the head, before anything is painted. Pages are the same for all visitors, so only the
 * browser knows what this one has dismissed; without it a dismissed alert would be seen to go.
 * The consent banner needs nothing here: it is drawn in the browser alone.
 */
export const earlyScript = `if(${alertDismissal}.test(document.cookie))document.documentElement.setAttribute('${hiddenAlertAttribute}','')`;

/** What lets the script pass a content security policy: its source in `script-src`. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
