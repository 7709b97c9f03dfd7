import { html } from 'hono/html';
import type { Html } from './html.ts';

/** A time in ms since 1970, as `2026-11-23 12:30:00 UTC`. */
export function utcTime(ms: number): Html {
  const moment = new Date(ms).toISOString();
  return html`<time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
