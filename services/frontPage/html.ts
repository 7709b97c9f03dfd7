import type { html } from 'hono/html';

/** Markup that is inserted without escaping. */
export type Html = ReturnType<typeof html>;
