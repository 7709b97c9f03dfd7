import { readXml, type XmlElement } from '../../testing/xmlTree.ts';

/** What RFC 4287 says about the number of some children. */
const counts: Readonly<
  Record<'feed' | 'entry', Readonly<Record<string, readonly [number, number]>>>
> = {
  feed: {
    id: [1, 1],
    title: [1, 1],
    updated: [1, 1],
    generator: [0, 1],
    icon: [0, 1],
    logo: [0, 1],
    rights: [0, 1],
    subtitle: [0, 1],
  },
  entry: {
    id: [1, 1],
    title: [1, 1],
    updated: [1, 1],
    content: [0, 1],
    published: [0, 1],
    rights: [0, 1],
    source: [0, 1],
    summary: [0, 1],
  },
};

const known = new Set([
  ...['author', 'category', 'contributor', 'link', 'entry'],
  ...Object.keys(counts.feed),
  ...Object.keys(counts.entry),
]);

// RFC 3339; the letters have to be in upper case.
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** The rules of RFC 4287 that a document breaks. */
export function atomProblems(xml: string): readonly string[] {
  const feed = readXml(xml);
  if (feed.name !== 'feed') return ['4.1.1: the document is no feed'];
  const entries = childrenOf(feed, 'entry');
  const ids = entries.map((entry) => textIn(entry, 'id'));
  const hasAuthor = childrenOf(feed, 'author').length > 0;
  return [
    ...(feed.attributes['xmlns'] === 'http://www.w3.org/2005/Atom' ? [] : ['2: the namespace']),
    ...common(feed, 'feed'),
    ...(hasLink(feed, 'self') ? [] : ['4.1.1: a feed should have a link to itself']),
    ...(new Set(ids).size === ids.length ? [] : ['4.1.1: two entries have the same id']),
    ...entries.flatMap((entry) => [
      ...common(entry, 'entry'),
      ...(hasAuthor || childrenOf(entry, 'author').length > 0 ? [] : ['4.1.2: no author']),
      ...(hasLink(entry, 'alternate') || childrenOf(entry, 'content').length > 0
        ? []
        : ['4.1.2: neither content nor an alternate link']),
    ]),
  ];
}

function common(element: XmlElement, kind: 'feed' | 'entry'): readonly string[] {
  const wrong = Object.entries(counts[kind]).filter(([name, [least, most]]) => {
    const { length } = childrenOf(element, name);
    return length < least || length > most;
  });
  const alternates = childrenOf(element, 'link')
    .filter(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate')
    .map(({ attributes: { type, hreflang } }) => `${type} ${hreflang}`);
  return [
    ...wrong.map(([name]) => `4.1: the number of ${name} in ${kind}`),
    ...element.children.filter(({ name }) => !known.has(name)).map(({ name }) => `4: ${name}`),
    ...(new Set(alternates).size === alternates.length ? [] : ['4.1: equal alternate links']),
    ...dates(element),
    ...(isIri(textIn(element, 'id')) ? [] : ['4.2.6: the id is no IRI']),
    ...childrenOf(element, 'link').flatMap(linkProblems),
    ...childrenOf(element, 'author').flatMap((author) =>
      childrenOf(author, 'name').length === 1 ? [] : ['3.2.1: a person has one name'],
    ),
    ...['title', 'summary']
      .flatMap((name) => childrenOf(element, name))
      .filter(({ children }) => children.length > 0)
      .map(({ name }) => `3.1.1.1: elements in the text of ${name}`),
  ];
}

function dates(element: XmlElement): readonly string[] {
  return ['updated', 'published']
    .flatMap((name) => childrenOf(element, name))
    .filter(({ text }) => !date.test(text) || Number.isNaN(Date.parse(text)))
    .map(({ name, text }) => `3.3: ${name} is ${text}`);
}

function linkProblems({ attributes: { href, type } }: XmlElement): readonly string[] {
  return [
    ...(href !== undefined && isIri(href) ? [] : ['4.2.7.1: a link without an address']),
    ...(type === undefined || /^[\w.+-]+\/[\w.+-]+$/.test(type) ? [] : ['4.2.7.3: a media type']),
  ];
}

function isIri(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:[^\s<>"]+$/i.test(text);
}

function hasLink(element: XmlElement, rel: string): boolean {
  return childrenOf(element, 'link').some(({ attributes }) => attributes['rel'] === rel);
}

/** The children with a name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the first child with a name. */
export function textIn(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text ?? '';
}
