import { alertDismissal, hiddenAlertAttribute } from '#domain/alert/alert.ts';
import { askConsentAttribute, consentAnswer, consentCookie } from '#domain/consent/consent.ts';

/**
 * Pages are the same for all visitors, so only the browser knows which alerts a visitor has dismissed, and whether the
 * consent question is answered. Without the script, a dismissed alert would be visible for a moment, and the question
 * would appear only when the page's code has loaded; on pages with much text it is their largest part.
 */
const showState = `{const c=document.cookie,h=document.documentElement;if(${alertDismissal}.test(c))h.setAttribute('${hiddenAlertAttribute}','');if(!${consentAnswer}.test(c))h.setAttribute('${askConsentAttribute}','')}`;

/** Keeps an answer to the consent question that comes before the page's code, which handles later ones itself. */
const keepAnswer = `addEventListener('submit',e=>{const s=e.submitter;if(!e.defaultPrevented&&s&&s.name=='consent'){document.cookie='${consentCookie('denied')}'.replace('denied',s.value);document.documentElement.removeAttribute('${askConsentAttribute}')}})`;

/**
 * The default policy of trusted types: of the site's own files, only those of the build are scripts; media are not.
 * The content security policy names the other hosts, and keeps HTML that code inserts from running scripts.
 */
const trustBuild =
  "if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:h=>h,createScriptURL(u){const a=new URL(u,location);return a.origin!=location.origin||a.pathname.startsWith('/_next/static/')?u:null}})";

/** Runs in the head, before first paint. */
export const earlyScript = `${showState};${keepAnswer};${trustBuild}`;
