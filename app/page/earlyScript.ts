import { alertDismissal, hiddenAlertAttribute } from '#domain/alert/alert.ts';

/**
 * Without the script, alerts that a visitor has dismissed would be visible for a moment: pages are the same for
 * all visitors, so only the browser knows them.
 */
const hideAlert = `if(${alertDismissal}.test(document.cookie))document.documentElement.setAttribute('${hiddenAlertAttribute}','')`;

/**
 * The default policy of trusted types: of the site's own files, only those of the build are scripts; media are not.
 * The content security policy names the other hosts, and keeps HTML that code inserts from running scripts.
 */
const trustBuild =
  "if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:h=>h,createScriptURL(u){const a=new URL(u,location);return a.origin!=location.origin||a.pathname.startsWith('/_next/static/')?u:null}})";

/** Runs in the head, before first paint. */
export const earlyScript = `${hideAlert};${trustBuild}`;
