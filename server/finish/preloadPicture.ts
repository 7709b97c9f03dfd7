import { Parser } from 'htmlparser2';
import type { StepResult } from './finishStep.ts';

type Attributes = Readonly<Record<string, string>>;

/** A picture that a document marks as its first: the `img`, and the `source` elements before it. */
interface FirstPicture {
  readonly sources: readonly Attributes[];
  readonly image: Attributes;
}

/**
 * Names the first picture in the head, so that browsers request it before they have read the page up to it. It is the
 * picture that the page asks for with high priority.
 */
export function preloadPicture(html: string): StepResult {
  const marked = markedImage.exec(html);
  if (!marked) return { html };
  const picture = findPicture(html.slice(0, marked.index + marked[0].length));
  const viewport = viewportMeta.exec(html);
  if (!picture) return { html, missing: 'the marked picture' };
  if (!viewport) return { html, missing: 'the definition of the viewport' };
  const start = viewport.index + viewport[0].length;
  const links = linksOf(picture).join('');
  if (html.startsWith(links, start)) return { html };
  return { html: `${html.slice(0, start)}${links}${html.slice(start)}` };
}

/** Found without parsing the page, which takes much longer. React escapes `>` in attributes. */
const markedImage = /<img\b[^>]*\sfetchpriority="high"[^>]*>/i;

/** The links come after it, because their conditions are about the window that it defines. */
const viewportMeta = /<meta name="viewport"[^>]*>/;

function findPicture(html: string): FirstPicture | undefined {
  let sources: Attributes[] = [];
  let found: FirstPicture | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (found !== undefined) return;
      if (name === 'picture') sources = [];
      else if (name === 'source') sources.push(attributes);
      else if (name === 'img' && attributes['fetchpriority'] === 'high') {
        found = { sources, image: attributes };
      }
    },
    onclosetag(name) {
      if (name === 'picture') sources = [];
    },
  });
  parser.end(html);
  return found;
}

/** One link for each source, for the windows that the sources before it leave to it. */
function linksOf({ sources, image }: FirstPicture): string[] {
  if (image['src']?.startsWith('data:')) return [];
  const medias = sources.map(({ media }) => media);
  // A source without a condition hides the sources after it, which no page has.
  if (medias.includes(undefined)) return [];
  return [...sources, image].map((attributes, index) => {
    const others = medias.slice(0, index).map((media) => `(not ${media})`);
    const own = index < medias.length ? [medias[index]] : [];
    return linkOf(attributes, [...others, ...own].join(' and '));
  });
}

function linkOf({ srcset, sizes, src }: Attributes, media: string): string {
  const attributes = [
    ['href', srcset === undefined ? src : undefined],
    ['imagesrcset', srcset],
    ['imagesizes', srcset === undefined ? undefined : sizes],
    ['media', media === '' ? undefined : media],
  ] as const;
  const written = attributes
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value = '']) =>
        ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    );
  return `<link rel="preload" as="image"${written.join('')} fetchpriority="high"/>`;
}
