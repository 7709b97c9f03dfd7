import type { Box } from './markedPlaces.ts';

/**
 * What the editor draws over the page. It is outside the page's `<body>`, which belongs to React, and its styles neither
 * reach the page nor come from it.
 */
export interface Layer {
  readonly root: ShadowRoot;
  /** Draws the outlines of places. */
  readonly outline: (kind: OutlineKind, box: Box | undefined, label: string) => void;
  readonly remove: () => void;
}

/** Why a place has an outline. */
export type OutlineKind = 'hovered' | 'focused' | 'chosen';

const rules = `
:host { all: initial; position: fixed; inset: 0 auto auto 0; z-index: 2147483647; }
.outline { position: fixed; pointer-events: none; border: 2px solid #106090; border-radius: 2px;
  box-shadow: 0 0 0 1px #fff; box-sizing: border-box; }
.outline[data-kind=hovered] { border-style: dashed; }
.outline[hidden] { display: none; }
.label { position: absolute; inset: auto auto 100% -2px; padding: 1px 6px; background: #106090; color: #fff;
  font: 600 12px/1.4 system-ui, sans-serif; white-space: nowrap; max-width: 320px; overflow: hidden;
  text-overflow: ellipsis; }
.outline[data-inside] .label { inset: 0 auto auto 0; }
.places { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; padding: 0;
  list-style: none; white-space: nowrap; }
.text { position: fixed; box-sizing: border-box; margin: 0; padding: 0; border: 0; overflow: hidden; resize: none;
  white-space: pre-wrap; overflow-wrap: anywhere; border-radius: 0; }
textarea.text { outline: 2px solid #106090; outline-offset: 3px; }
div.text { pointer-events: none; }
@media (forced-colors: active) { .outline { border-color: Highlight; } }
`;

const kinds: readonly OutlineKind[] = ['hovered', 'focused', 'chosen'];

/** Adds the layer to a page. */
export function createLayer(page: Document): Layer {
  const host = page.createElement('forecourt-editor-layer');
  const root = host.attachShadow({ mode: 'open' });
  addRules(page, root);
  const outlines = new Map(kinds.map((kind) => [kind, addOutline(page, root, kind)]));
  page.documentElement.append(host);
  return {
    root,
    outline: (kind, box, label) => {
      const outline = outlines.get(kind);
      if (outline) place(outline, box, label);
    },
    remove: () => host.remove(),
  };
}

/** A sheet that is made by script needs no permission of the page's policy. */
function addRules(page: Document, root: ShadowRoot): void {
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
}

function addOutline(page: Document, root: ShadowRoot, kind: OutlineKind): HTMLElement {
  const outline = page.createElement('div');
  outline.className = 'outline';
  outline.dataset['kind'] = kind;
  outline.hidden = true;
  outline.ariaHidden = 'true';
  const label = page.createElement('span');
  label.className = 'label';
  outline.append(label);
  root.append(outline);
  return outline;
}

/** The room that a label takes above an outline, in px. */
const labelHeight = 20;

function place(outline: HTMLElement, box: Box | undefined, label: string): void {
  outline.hidden = !box;
  if (!box) return;
  setBox(outline, box);
  outline.toggleAttribute('data-inside', box.top < labelHeight);
  if (outline.firstElementChild) outline.firstElementChild.textContent = label;
}

/** Puts an element of the layer over a box. */
export function setBox({ style }: HTMLElement, { left, top, width, height }: Box): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
