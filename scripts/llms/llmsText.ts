import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { docsAddress } from '#stories/docs/links.ts';
import { projectFiles } from '../projectFiles.ts';
import { primitivePurposes } from './primitivePurposes.ts';

/** A page of Storybook. */
interface LibraryEntry {
  /** `Primitives/Button`. */
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly about: string;
}

/** The groups of pages, in the order in which a reader needs them. Screens and states of the editor are no parts to build with. */
const groups: Readonly<Record<string, string>> = {
  'Start here': 'Start here',
  Foundations: 'Foundations',
  Primitives: 'Primitives, the components of the design system',
  Blocks: 'Blocks, which editors put onto pages',
  Patterns: 'Patterns',
  'Working on it': 'How to work on it',
};

const head = `# Forecourt

> The component library of a car-dealership group's websites: React components in four brands, and the blocks of which editors make pages.

- [All components](./manifests/components.json): every primitive and block with its props or fields, and code of its stories
- [All pages](./index.json): every page and story of this Storybook
`;

/** An index of the library for tools, which is \`llms.txt\` of the built Storybook. */
export async function llmsText(): Promise<string> {
  const entries = await libraryEntries();
  const sections = Object.entries(groups).map(([group, heading]) => {
    const own = entries.filter(({ title }) => title === group || title.startsWith(`${group}/`));
    return own.length === 0 ? '' : `## ${heading}\n\n${own.map(lineOf).join('\n')}\n`;
  });
  return [head, ...sections.filter(Boolean)].join('\n');
}

function lineOf({ title, about }: LibraryEntry): string {
  const name = title.slice(title.indexOf('/') + 1);
  return `- [${name}](${docsAddress(title)})${about && `: ${about}`}`;
}

async function libraryEntries(): Promise<readonly LibraryEntry[]> {
  const paths = (await projectFiles()).filter((path) =>
    /^stories\/.*\.(?:mdx|stories\.tsx)$/.test(path),
  );
  const purposes = await purposesByTitle();
  const entries = paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const title = titleOf(text);
    if (title === undefined) return [];
    const purpose = purposes.get(title);
    // Other pages among them test what several components have in common.
    if (purpose === undefined && /^(?:Primitives|Blocks)\//.test(title)) return [];
    return [{ title, about: purpose ?? aboutOf(path, text) }];
  });
  const byTitle = new Map(entries.toReversed().map((entry) => [entry.title, entry]));
  return [...byTitle.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** The title of the page that a file makes, if it is one of these groups. */
function titleOf(text: string): string | undefined {
  const titles = [...text.matchAll(/<Meta title="([^"]+)"|\btitle: '([^']+)'/g)];
  return titles
    .map(([, ofPage, ofStories]) => ofPage ?? ofStories ?? '')
    .find((title) => (title.split('/')[0] ?? '') in groups);
}

/** What primitives and blocks are for, from their manuals. */
async function purposesByTitle(): Promise<ReadonlyMap<string, string>> {
  const blocks = blockManifest().blocks.map(
    ({ name, manual }) => [`Blocks/${name}`, manual.purpose] as const,
  );
  return new Map([...(await primitivePurposes()), ...blocks]);
}

/** The first sentence of a page: of the document that it shows, of its own text, or of its component's documentation. */
function aboutOf(path: string, text: string): string {
  const [, document] = /from '..\/..\/([\w/.-]+\.md)\?raw'/.exec(text) ?? [];
  if (document) return firstSentence(readFileSync(document, 'utf8'));
  if (path.endsWith('.mdx')) return firstSentence(text);
  const [, component = ''] = /\bcomponent: (\w+)/.exec(text) ?? [];
  const [, module] = new RegExp(`\\b${component}\\b.* from '\\./(.+)';`).exec(text) ?? [];
  const source = module ? readFileSync(join(dirname(path), module), 'utf8') : text;
  const [, comment = ''] = /\/\*\* ([^*]+?) \*\/\n(?:export )?function/.exec(source) ?? [];
  return firstSentence(comment);
}

/** The first sentence of Markdown that is a text, without links. */
function firstSentence(markdown: string): string {
  const paragraph = markdown
    .split(/\n{2,}/)
    .find((part) => /^[A-Z]/.test(part) && !/^(?:import|export) /.test(part));
  const plain = (paragraph ?? '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}
