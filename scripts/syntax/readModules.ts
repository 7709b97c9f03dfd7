import { resolve } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/** A module of the project with its syntax tree. */
export interface Module {
  /** From the root of the project. */
  readonly path: string;
  readonly tree: SourceFile;
}

/** The modules of the project in some folders, without tests and style sheets. */
export function readModules(folders: readonly string[], root = resolve('.')): readonly Module[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects();
    if (!project) return [];
    const { program } = project;
    return program.getSourceFileNames().flatMap((name) => {
      const path = name.slice(root.length + 1);
      const isMeant = name.startsWith(`${root}/`) && folders.some((each) => path.startsWith(each));
      const tree =
        isMeant && !/\.(?:test|css)\.tsx?$/.test(path) ? program.getSourceFile(name) : undefined;
      return tree ? [{ path, tree }] : [];
    });
  } finally {
    api.close();
  }
}
