import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { link, text } from '#domain/content/declare.ts';
import type { FieldDeclaration, FieldReading } from '#domain/content/fields.ts';
import { sitePath } from '#domain/content/href.ts';
import { isRecord } from '#domain/record.ts';

/** The CMS fields of StoriesTeaser. */
export const storiesTeaserFields = {
  title: text({ name: 'Title', help: 'The heading above the stories.' }),
  titleTag: titleTag('h2'),
  index: storiesIndexPage({
    name: 'Index',
    help: 'The page whose stories are shown, and to which the link leads. If an article is chosen, its index is used, two levels up. Empty: the site’s own newsroom.',
  }),
  link: linkWords({
    name: 'Link',
    help: 'The text of the link to all stories. If empty, the site’s standard text is used.',
  }),
  backgroundColor: backgroundColor(),
};

interface Named {
  readonly name: string;
  readonly help: string;
}

/** The public address of a page of the site, chosen in the tree or as a link. */
function storiesIndexPage(field: Named): FieldDeclaration<string | undefined> {
  const common = { kind: 'link', required: false, fallback: undefined } as const;
  return { ...field, ...common, fallbackText: 'the site’s own newsroom', read: readPage };
}

function readPage(wire: unknown): FieldReading<string> {
  const chosen = Array.isArray(wire) ? wire[0] : wire;
  // A page chosen in the tree arrives as an item; anything else is a link.
  const url = isRecord(chosen) ? chosen['url'] : undefined;
  const asLink = typeof url === 'string' ? { value: { href: url } } : chosen;
  const reading = anyLink.read(asLink);
  if (reading.kind !== 'filled') return reading;
  const path = sitePath(reading.value?.href ?? '');
  if (path === undefined) return { kind: 'malformed', expected: 'a page of this site' };
  return { kind: 'filled', value: path.replace(/[?#].*$/, '') };
}

/** A text, or the text of a link. The link's address is ignored: the index page is the target. */
function linkWords(field: Named): FieldDeclaration<string> {
  const words = text(field);
  return {
    ...words,
    read: (wire) => {
      const value = isRecord(wire) ? wire['value'] : wire;
      return words.read(isRecord(value) ? { value: value['text'] } : wire);
    },
  };
}

const anyLink = link({ name: 'Index', help: '' });

/** The status of StoriesTeaser. */
export const storiesTeaserStatus = 'stable';

/** The editors’ manual of StoriesTeaser, without its fields. */
export const storiesTeaserManual: BlockManual = {
  purpose: 'The three newest stories and a link to all of them.',
  useWhen: ['The start page or a page about the company should show the latest news.'],
  avoidWhen: [
    'Visitors should be able to find any story: use StoriesList, which shows all of them with a filter.',
    'The pages aren’t stories: use a CardList.',
  ],
};
