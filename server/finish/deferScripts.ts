import { startScripts } from '#app/security/startScripts.ts';
import type { StepResult } from './finishStep.ts';

/**
 * Takes the framework's scripts out of a page and lists them on the script that fetches them after the first paint, so
 * that fonts and the first picture have the line to themselves. That script comes before the style sheets at the end
 * of the content, for which it would wait. Without scripts or style sheets, a page stays as it is.
 */
export function deferScripts(html: string): StepResult {
  const sources = Array.from(html.matchAll(asyncScript), ([, source = '']) => source);
  const rest = html.replaceAll(asyncScript, '').replaceAll(scriptPreload, '');
  const end = rest.indexOf('<link rel="stylesheet"', rest.indexOf('</head>'));
  if (sources.length === 0) return { html, missing: 'scripts of the framework' };
  if (end < 0) return { html, missing: 'style sheets after the head' };
  const start = `<script data-sources="${sources.join(' ')}">${startScripts}</script>`;
  const deferred = `${rest.slice(0, end)}${start}${rest.slice(end)}`;
  if (!otherScript.test(rest)) return { html: deferred };
  return { html: deferred, missing: 'one form for all scripts of the framework' };
}

/** The framework writes its scripts like this, without further attributes. */
const asyncScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;

/** A script that is fetched with the others, but written in another way. */
const otherScript = /<script\b(?=[^>]*\ssrc="\/_next\/)(?=[^>]*\sasync\b)/;

/** How it announces a script that comes at the end of the page. */
const scriptPreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;
