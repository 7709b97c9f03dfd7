import { alertDismissal, hiddenAlertAttribute } from '#domain/alert/alert.ts';

/**
 * Without the script, alerts that a visitor has dismissed would be visible for a moment: pages are the same for
 * all visitors, so only the browser knows them.
 */
const hideAlert = `if(${alertDismissal}.test(document.cookie))document.documentElement.setAttribute('${hiddenAlertAttribute}','')`;

/**
 * The default policy of trusted types: scripts are the framework's chunks; any other address is a violation. HTML that
 * code inserts can't run scripts, because the content security policy has no `unsafe-inline`.
 */
const trustChunks =
  "if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:h=>h,createScriptURL:u=>new URL(u,location).href.startsWith(location.origin+'/_next/static/')?u:null})";

/** Runs in the head, before first paint. */
export const earlyScript = `${hideAlert};${trustChunks}`;
