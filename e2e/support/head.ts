/** What a page tells search engines about itself. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** URLs by `hreflang`. */
  readonly versions: ReadonlyMap<string, string>;
  readonly isIndexed: boolean;
  /** Open Graph data by property, such as `og:image`. */
  readonly openGraph: ReadonlyMap<string, string>;
  /** Structured data. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

/** Reads the head of a page from its HTML. */
export function readHead(html: string): PageHead {
  const links = tagsOf(html, 'link');
  const metas = tagsOf(html, 'meta');
  const versions = links.flatMap(({ hreflang, href }) =>
    hreflang && href ? [[hreflang, new URL(href).href] as const] : [],
  );
  const named = new Map(
    metas.map(({ name, property, content = '' }) => [name ?? property, content]),
  );
  const canonical = links.find(({ rel }) => rel === 'canonical')?.['href'];
  return {
    title: decode(/<title>([^<]*)</.exec(html)?.[1] ?? ''),
    description: named.get('description'),
    canonical: canonical && new URL(canonical).href,
    versions: new Map(versions),
    isIndexed: !named.get('robots')?.includes('noindex'),
    openGraph: new Map(
      [...named].flatMap(([name, content]) => (name?.startsWith('og:') ? [[name, content]] : [])),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

type Attributes = Readonly<Record<string, string | undefined>>;

function tagsOf(html: string, tag: string): readonly Attributes[] {
  return [...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

function decode(text: string): string {
  return text.replaceAll(/&([a-z0-9#]+);/gi, (whole, name: string) => entities[name] ?? whole);
}
