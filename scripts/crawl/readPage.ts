/** What a crawl needs of a page's HTML. */
export interface PageFacts {
  readonly title: string;
  /** The page's own address, if it names one. */
  readonly canonical: string | undefined;
  /** The addresses of the page in other languages and at other sites, by `hreflang`. */
  readonly alternates: readonly Alternate[];
  /** The targets of links, as written. */
  readonly links: readonly string[];
  /** Pictures, scripts, style sheets and icons, as written. */
  readonly resources: readonly string[];
  /** The ids that fragments of addresses may name. */
  readonly ids: ReadonlySet<string>;
  readonly isIndexed: boolean;
}

/** A page that corresponds to this one. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

const element = /<([a-z][a-z0-9]*)\b((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/gi;
const attribute = /([^\s=>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
// Their texts may look like elements.
const scriptText = /(<script\b[^>]*>)[\s\S]*?<\/script>/gi;

type Attributes = Readonly<Record<string, string | undefined>>;

interface Element {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Reads the HTML that the site renders, which quotes all values. */
export function readPage(html: string): PageFacts {
  const markup = html.replaceAll(scriptText, '$1');
  const elements = [...markup.matchAll(element)].map(
    ([, name = '', text = '']): Element => ({
      name: name.toLowerCase(),
      attributes: readAttributes(text),
    }),
  );
  const linked = (rel: string) => elements.filter((each) => isLink(each, rel));
  return {
    title: decodeEntities(/<title[^>]*>([^<]*)<\/title>/i.exec(markup)?.[1] ?? ''),
    canonical: linked('canonical')[0]?.attributes['href'],
    alternates: linked('alternate').flatMap(({ attributes: { hreflang, href } }) =>
      hreflang !== undefined && href !== undefined ? [{ hreflang, href }] : [],
    ),
    links: valuesOf(elements, 'a', 'href'),
    resources: [
      ...['img', 'script', 'source', 'video'].flatMap((name) => valuesOf(elements, name, 'src')),
      ...['stylesheet', 'icon', 'manifest'].flatMap((rel) => valuesOf(linked(rel), 'link', 'href')),
    ],
    ids: new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? [])),
    isIndexed: !elements.some(isNoIndex),
  };
}

function isLink({ name, attributes }: Element, rel: string): boolean {
  return name === 'link' && attributes['rel']?.split(' ').includes(rel) === true;
}

function isNoIndex({ name, attributes }: Element): boolean {
  const isRobots = name === 'meta' && attributes['name'] === 'robots';
  return isRobots && attributes['content']?.includes('noindex') === true;
}

function valuesOf(elements: readonly Element[], name: string, key: string): readonly string[] {
  return elements.flatMap((each) => (each.name === name ? (each.attributes[key] ?? []) : []));
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? ''),
    ]),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return entities[String(name)] ?? whole;
  });
}
