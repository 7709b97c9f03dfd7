import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story in the code of its module. */
export interface TaggedStory {
  readonly id: string;
  /** The title of its page: `Primitives/Button`. */
  readonly title: string;
  readonly exportName: string;
  /** Its tags and those of its file. */
  readonly tags: readonly string[];
}

/** The stories of a module. */
export function taggedStories(code: string, fileName: string): readonly TaggedStory[] {
  const module = loadCsf(code, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  return module.indexInputs.map(({ __id: id = '', exportName, tags = [] }) => ({
    id,
    title: module.meta.title ?? '',
    exportName,
    tags: combineTags('dev', ...tags),
  }));
}
