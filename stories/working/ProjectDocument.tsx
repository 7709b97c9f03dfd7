import { Markdown } from '@storybook/addon-docs/blocks';
import { withLibraryLinks } from './withLibraryLinks.ts';

interface ProjectDocumentProps {
  /** A Markdown file of the project. */
  text: string;
}

/** A document of the project. Links lead to pages of Storybook where it shows their target. */
export function ProjectDocument({ text }: ProjectDocumentProps) {
  return <Markdown>{withLibraryLinks(text)}</Markdown>;
}
