import { html, raw } from 'hono/html';
import type { Html } from './html.ts';
import type { Panel } from './panel.ts';

const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
      '<rect width="32" height="32" rx="7" fill="#0b5475"/>' +
      '<path d="M9 24V8h14v4H13v3h8v4h-8v5z" fill="#fff"/></svg>',
  );

/** The whole page. */
export function documentHtml(panels: readonly Panel[], styles: string): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Forecourt services</title>
    <link rel="icon" href="${icon}">
    <style>${raw(styles)}</style>
  </head>
  <body>
    <a class="skip" href="#main">Skip to the panels</a>
    <header class="top">
      <div class="wide">
        <p class="brand">Forecourt</p>
        <h1>Local services</h1>
        <p class="lead">
          Every upstream of the sites, on this machine: no account, no network, no secrets.
        </p>
        <nav aria-label="Panels"><ul class="tiles plain">${panels.map(tile)}</ul></nav>
      </div>
    </header>
    <main id="main" class="wide">${panels.map(section)}</main>
  </body>
</html>
`;
}

async function tile({ id, headline, title }: Panel) {
  const { value, label, tone } = await headline();
  return html`
    <li>
      <a class="tile" href="#${id}" data-tone="${tone}">
        <span class="tile-title">${title}</span>
        <span class="tile-figure"><strong>${value}</strong> ${label}</span>
      </a>
    </li>`;
}

function section({ id, title, intro, render }: Panel): Html {
  return html`
    <section id="${id}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      <p class="intro">${intro}</p>
      ${render()}
    </section>`;
}
