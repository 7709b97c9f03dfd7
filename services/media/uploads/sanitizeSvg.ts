import { DomHandler, DomUtils, ElementType, Parser } from 'htmlparser2';
import { accepted, type Checked, refused } from './checked.ts';

type Node = DomHandler['dom'][number];
type Element = Extract<Node, { readonly attribs: unknown }>;

/** What a drawing consists of. Scripts, HTML, links and animations, which can change links, aren't among it. */
const elements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'view'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'marker'],
  ...['text', 'tspan', 'textPath', 'clipPath', 'mask', 'pattern'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feImage', 'feMerge'],
  ...['feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
]);

const namespace = 'http://www.w3.org/2000/svg';
const linkNamespace = 'http://www.w3.org/1999/xlink';

/** Drawings of design tools are some twenty levels deep. */
const maxDepth = 100;

/** The depth is checked after so many characters. */
const pieceLength = 4096;

/** Names without a prefix, and the two prefixes that drawings need. */
const attributeName = /^(?:(?:xlink|xml):)?[\w-]+$/;

const pictureData = /^data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*$/;

/**
 * Removes from a drawing whatever isn't part of one: scripts, event handlers, HTML, references to other files, metadata of
 * tools. The drawing is parsed and written again, so nothing survives that the parser has read differently.
 */
export function sanitizeSvg(text: string): Checked<string> {
  const nodes = parse(text);
  if (nodes === undefined) return unreadable('its elements are nested too deeply');
  if (nodes.some(declaresEntities)) {
    return unreadable('it declares entities. Save it as a plain SVG');
  }
  const root = nodes.find((node): node is Element => node.type === ElementType.Tag);
  if (root?.name !== 'svg') return unreadable('it isn’t an SVG drawing');
  clean(root);
  root.attribs = { ...root.attribs, xmlns: namespace, 'xmlns:xlink': linkNamespace };
  return accepted(DomUtils.getOuterHTML(root, { xmlMode: true }));
}

/** Counts levels while it builds the tree. The time that the parser takes grows with their square. */
class DepthHandler extends DomHandler {
  isTooDeep = false;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.isTooDeep ||= this.tagStack.length > maxDepth;
    super.onopentag(name, attributes);
  }
}

/** The nodes of a text; undefined if they are nested too deeply. */
function parse(text: string): readonly Node[] | undefined {
  const handler = new DepthHandler();
  const parser = new Parser(handler, { xmlMode: true });
  for (let start = 0; start < text.length; start += pieceLength) {
    parser.write(text.slice(start, start + pieceLength));
    if (handler.isTooDeep) return undefined;
  }
  parser.end();
  return handler.dom;
}

function unreadable(reason: string): Checked<never> {
  return refused('unreadable', `The drawing can’t be used: ${reason}.`);
}

function declaresEntities(node: Node): boolean {
  return node.type === ElementType.Directive && 'data' in node && /\[/.test(String(node.data));
}

/** Removes what isn't part of a drawing from an element and all below it. */
function clean(element: Element): void {
  element.attribs = Object.fromEntries(
    Object.entries(element.attribs).filter(([name, value]) => isKept(name, value)),
  );
  for (const child of [...element.children]) {
    if (child.type === ElementType.Text) continue;
    const [text] = child.type === ElementType.CDATA ? child.children : [];
    // Written as text, it is escaped. An empty text would keep an element from being written as empty.
    if (text && DomUtils.textContent(text) !== '') DomUtils.replaceElement(child, text);
    else if (isElement(child) && elements.has(child.name) && isSafeStyle(child)) clean(child);
    else DomUtils.removeElement(child);
  }
}

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

function isKept(name: string, value: string): boolean {
  if (!attributeName.test(name) || /^on/i.test(name)) return false;
  if (/^(?:xlink:)?href$/i.test(name)) return value.startsWith('#') || pictureData.test(value);
  return isSafeCss(value);
}

function isSafeStyle(element: Element): boolean {
  return element.name !== 'style' || isSafeCss(DomUtils.textContent(element));
}

/** Whether a style refers to nothing but parts of the drawing. Escapes could hide what it refers to. */
function isSafeCss(text: string): boolean {
  if (/\\|@import|javascript:|expression\(/i.test(text)) return false;
  return [...text.matchAll(/url\(\s*(['"]?)/gi)].every(({ index, 0: start }) =>
    text.startsWith('#', index + start.length),
  );
}
