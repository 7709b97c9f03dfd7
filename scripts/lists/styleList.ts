import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { DerivedFile } from './derivedFile.ts';
import { bySpelling } from './spelling.ts';

/** The folders with style sheets. Rules of a later one win over those of an earlier one. */
const layers = ['themes', 'design-system', 'cms', 'features/shared', 'features', 'blocks', 'app'];

/** It has the rules for elements, which come before those of all classes. */
const first = 'themes/global.css.ts';

/** The list of all style sheets. */
export const styleList: DerivedFile = {
  path: 'styles/all.ts',
  write: (text) => {
    const sheets = layers.flatMap((layer) =>
      globSync(`${layer}/**/*.css.ts`)
        .map((path) => path.replaceAll('\\', '/'))
        .toSorted(bySpelling),
    );
    return writeStyles(text, inOrder([first, ...sheets], importedSheets));
  },
};

/** Lists style sheets in the text of `styles/all.ts`. */
export function writeStyles(text: string, sheets: readonly string[]): string {
  const imports = sheets.map((sheet) => `import '#${sheet}';\n`).join('');
  return text.replace(/(?:^import '.+';\n)+/m, () => imports);
}

/** Each style sheet once, and after those that it imports, so that its rules win over theirs. */
export function inOrder(
  sheets: readonly string[],
  importsOf: (sheet: string) => readonly string[],
): readonly string[] {
  const ordered = new Set<string>();
  const place = (sheet: string) => {
    if (ordered.has(sheet)) return;
    for (const base of importsOf(sheet)) place(base);
    ordered.add(sheet);
  };
  for (const sheet of sheets) place(sheet);
  return [...ordered];
}

function importedSheets(sheet: string): readonly string[] {
  const imports = readFileSync(sheet, 'utf8').matchAll(
    /^(?:import|\} from) .*?'([^']+\.css\.ts)';$/gm,
  );
  return [...imports].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(sheet), path),
  );
}
