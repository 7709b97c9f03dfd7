import { alertDismissal, hiddenAlertAttribute } from '#domain/alert/alert.ts';
import { vatAttribute, vatChoiceName } from '#domain/cars/vatChoice.ts';
import { askConsentAttribute, consentAnswer, consentCookie } from '#domain/consent/consent.ts';
import {
  hiddenRegistration,
  registrationParameter,
} from '#domain/tireHotel/registrationAddress.ts';
import { keepPresses } from './keepPresses.ts';

/**
 * Pages are the same for all visitors, so only the browser knows which alerts a visitor has dismissed, whether the
 * consent question is answered, and whether prices of vans are wanted with VAT. Without the script, a dismissed alert
 * would be visible for a moment, prices would change before the visitor's eyes, and the question would appear only when
 * the page's code has loaded; on pages with much text it is their largest part.
 */
const showState = `{const c=document.cookie,h=document.documentElement;if(${alertDismissal}.test(c))h.setAttribute('${hiddenAlertAttribute}','');if(!${consentAnswer}.test(c))h.setAttribute('${askConsentAttribute}','');try{if(sessionStorage.${vatChoiceName})h.setAttribute('${vatAttribute}','')}catch{}}`;

/**
 * Keeps an answer to the consent question that comes before the page's code, which handles later ones itself. The focus goes
 * to the page's content, like after later ones: the pressed button is hidden. Elements are globals by their ids.
 */
const keepAnswer = `addEventListener('submit',e=>{const s=e.submitter;if(s?.name=='consent'&&!e.defaultPrevented){document.cookie='${consentCookie('denied')}'.replace('denied',s.value);document.documentElement.removeAttribute('${askConsentAttribute}');self.main?.focus({preventScroll:1})}})`;

/**
 * Removes a registration number from the address. It is personal, and addresses are kept in histories and bookmarks,
 * and read by tag managers. The framework, which keeps the address in the state of the history, comes later.
 */
const hideNumber = `{const u=new URL(location),n=u.searchParams.get('${registrationParameter}');if(n!=null){window.${hiddenRegistration}=n;u.searchParams.delete('${registrationParameter}');history.replaceState(null,'',u)}}`;

/**
 * The default policy of trusted types: of the site's own files, only those of the build are scripts; media are not.
 * The content security policy names the other hosts, and keeps HTML that code inserts from running scripts.
 */
const trustBuild =
  "window.trustedTypes?.createPolicy('default',{createHTML:h=>h,createScriptURL(u){const a=new URL(u,location);return a.origin!=location.origin||a.pathname.startsWith('/_next/static/')?u:null}})";

/** Runs in the head, before first paint. */
export const earlyScript = `${hideNumber};${showState};${keepAnswer};${keepPresses};${trustBuild}`;
