import { link, text } from '#domain/content/declare.ts';
import type { FieldDeclaration, FieldReading } from '#domain/content/fields.ts';
import { hrefKind } from '#domain/content/href.ts';
import { isRecord } from '#domain/record.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of StoriesTeaser. */
export const storiesTeaserFields = {
  title: text({ name: 'Title', help: 'The heading above the stories.' }),
  titleTag: titleTag('h2'),
  index: storiesIndexPage({
    name: 'Index',
    help: 'The page whose stories are shown, and to which the link leads. Empty: the site’s own newsroom.',
  }),
  link: linkWords({
    name: 'Link',
    help: 'What the link to all stories says. Empty: the site’s own words for it.',
  }),
  backgroundColor: backgroundColor(),
};

interface Named {
  readonly name: string;
  readonly help: string;
}

/** A page of the site, chosen in the tree or as a link: its address for visitors. */
function storiesIndexPage(field: Named): FieldDeclaration<string | undefined> {
  const common = { kind: 'link', required: false, fallback: undefined } as const;
  return { ...field, ...common, fallbackText: 'the site’s own newsroom', read: readPage };
}

function readPage(wire: unknown): FieldReading<string> {
  const chosen = Array.isArray(wire) ? wire[0] : wire;
  // A page chosen in the tree comes as the item; everything else is a link.
  const url = isRecord(chosen) ? chosen['url'] : undefined;
  const asLink = typeof url === 'string' ? { value: { href: url } } : chosen;
  const reading = anyLink.read(asLink);
  if (reading.kind !== 'filled') return reading;
  const href = reading.value?.href ?? '';
  const isPage = hrefKind(href) === 'internal' && href.startsWith('/');
  if (!isPage) return { kind: 'malformed', expected: 'a page of this site' };
  return { kind: 'filled', value: href.replace(/[?#].*$/, '') };
}

/** Words alone, or the words of a link, whose address is the index's anyway. */
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
