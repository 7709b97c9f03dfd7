import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { DerivedFile } from './derivedFile.ts';
import { bySpelling } from './spelling.ts';

/** The files beside those of the subjects. */
const others = ['all', 'siteUse', 'textSubject'];

/** The list of all subjects of dictionary texts. */
export const textList: DerivedFile = {
  path: 'domain/content/texts/all.ts',
  write: (text) => {
    const names = globSync('domain/content/texts/*.ts')
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => basename(path, '.ts'))
      .filter((name) => !others.includes(name));
    return writeTextList(text, names);
  },
};

/** Lists subjects in the text of the file. */
export function writeTextList(text: string, names: readonly string[]): string {
  const sorted = names.toSorted(bySpelling);
  const imports = sorted.map((name) => `import { ${name}Subject } from './${name}.ts';\n`);
  const entries = sorted.map((name) => `  ${name}Subject,\n`);
  return text
    .replace(/^(?:import .*\n)*/, () => imports.join(''))
    .replace(/( = \[\n)(?:.*\n)*?(?=\])/, (_, head: string) => `${head}${entries.join('')}`);
}
