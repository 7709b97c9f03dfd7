import { docsAddress } from '../docs/links.ts';

/** The pages of Storybook that show documents of the project, by file name. */
const pages: Readonly<Record<string, string>> = {
  'glossary.md': 'Glossary',
  'development.md': 'The developer’s loop',
  'visual-testing.md': 'Visual testing',
  'add-a-block.md': 'Add a block',
  'add-a-facet.md': 'Add a facet',
  'add-a-redirect.md': 'Add a redirect',
  'add-a-site.md': 'Add a site',
  'add-a-theme.md': 'Add a theme',
  'add-an-upstream.md': 'Add an upstream',
  'CHANGELOG.md': 'Changes',
  'move-to-a-version.md': 'Move to a new version',
  'retire-a-block-or-field.md': 'Rename or retire a block or field',
};

/**
 * Points the relative links of a document to pages of Storybook. Links to other files become plain
 * text, because Storybook doesn't serve them.
 */
export function withLibraryLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_link, text, target) =>
    linkTo(String(text), String(target)),
  );
}

function linkTo(text: string, target: string): string {
  const [path = ''] = target.split('#');
  const page = pages[path.slice(path.lastIndexOf('/') + 1)];
  if (page === undefined) return text;
  return `<a href="${docsAddress(`Working on it/${page}`)}" target="_top">${text}</a>`;
}
