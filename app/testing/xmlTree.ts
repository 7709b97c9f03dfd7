/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly in it. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const token =
  /<\/(?<end>[\w:-]+)>|<(?<start>[\w:-]+)(?<rest>[^<>]*?)(?<empty>\/?)>|(?<text>[^<>]+)/guy;
const attribute = /\s+([\w:-]+)="([^"<]*)"/gy;
const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d+));|&/g;
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Reads a document of elements and texts. Throws if it isn't well-formed. */
export function readXml(xml: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!xml.startsWith(declaration)) throw new Error('There is no XML declaration.');
  const document: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const path = [document];
  let at = declaration.length;
  for (const match of xml.slice(at).matchAll(token)) {
    at += match[0].length;
    const { start, end, rest = '', empty, text } = match.groups ?? {};
    const parent = path.at(-1) ?? document;
    if (text !== undefined) parent.text += decode(text);
    if (end !== undefined && path.pop()?.name !== end) throw new Error(`Unexpected </${end}>.`);
    if (start === undefined) continue;
    const element: OpenElement = { name: start, attributes: read(rest), children: [], text: '' };
    parent.children.push(element);
    if (empty === '') path.push(element);
  }
  const [root, ...others] = document.children;
  if (at !== xml.length || path.length !== 1 || !root || others.length > 0) {
    throw new Error(`The document breaks off at ${at}: ${xml.slice(at, at + 40)}`);
  }
  return root;
}

function read(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(attribute)];
  if (found.map(([whole]) => whole).join('') !== text) throw new Error(`Bad attributes:${text}`);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, decode(value)]));
}

function decode(text: string): string {
  return text.replaceAll(reference, (whole, name: string | undefined, code: string | undefined) => {
    if (code !== undefined) return String.fromCodePoint(Number(code));
    const character = name === undefined ? undefined : characters[name];
    if (character === undefined) throw new Error(`Bad reference: ${whole}`);
    return character;
  });
}

/** The texts of the children with a name. */
export function textsIn({ children }: XmlElement, name: string): readonly string[] {
  return children.filter((child) => child.name === name).map(({ text }) => text);
}
