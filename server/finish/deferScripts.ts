import { startScripts } from '#app/security/startScripts.ts';

/**
 * Takes the framework's scripts out of a page and lists them on the script that fetches them after the first paint, so
 * that fonts and the first picture have the line to themselves. That script comes before the style sheets at the end
 * of the content, for which it would wait. A page without such style sheets stays as it is.
 */
export function deferScripts(html: string): string {
  const sources = Array.from(html.matchAll(asyncScript), ([, source = '']) => source);
  const rest = html.replaceAll(asyncScript, '').replaceAll(scriptPreload, '');
  const end = rest.indexOf('<link rel="stylesheet"', rest.indexOf('</head>'));
  if (end < 0 || sources.length === 0) return html;
  const start = `<script data-sources="${sources.join(' ')}">${startScripts}</script>`;
  return `${rest.slice(0, end)}${start}${rest.slice(end)}`;
}

/** The framework writes its scripts like this, without further attributes. */
const asyncScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;

/** How it announces a script that comes at the end of the page. */
const scriptPreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;
