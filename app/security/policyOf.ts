import { editorOriginsOf } from '../editing/editorOrigins.ts';
import { type Environment, parseEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import { pagePolicy } from './pagePolicy.ts';
import type { Sources } from './policy.ts';
import { thirdPartySources } from './thirdPartySources.ts';

const environment = parseEnvironment(process.env);
const thirdParties = thirdPartySources(environment);
const media = mediaSources(environment.content);

/** The content security policy of a page for visitors, as the value of a header. */
export function policyOf(html: string): string {
  return pagePolicy(html, { thirdParties, more: media, onRefused });
}

/** The content security policy of a page in the platform's editor, which may frame it and runs scripts in it. */
export function editingPolicyOf(html: string): string {
  return pagePolicy(html, { thirdParties, more: editorSources(environment), onRefused });
}

/** Beginnings of refused scripts. Every render of a page finds them again. */
const refused = new Set<string>();
const maxRefused = 20;

function onRefused(script: string): void {
  const beginning = script.slice(0, 80);
  if (refused.has(beginning) || refused.size >= maxRefused) return;
  refused.add(beginning);
  log(`security: an inline script of a page is unknown, so browsers refuse it: ${beginning}`);
}

/** Pictures and films that the platform delivers from other hosts. */
function mediaSources({ mediaOrigins }: Environment['content']): Sources {
  return { 'img-src': mediaOrigins, 'media-src': mediaOrigins };
}

function editorSources({ content }: Environment): Sources {
  const editors = [new URL(content.url).origin, ...editorOriginsOf(content)];
  return {
    'script-src': editors,
    'style-src': editors,
    'img-src': [...editors, ...content.mediaOrigins],
    'media-src': content.mediaOrigins,
    'font-src': editors,
    'connect-src': editors,
    'frame-src': editors,
    'frame-ancestors': ["'self'", ...editorOriginsOf(content)],
  };
}
