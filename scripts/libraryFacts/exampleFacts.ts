import { type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import { isIdentifier, isVariableStatement } from 'typescript/unstable/ast/is';
import type { ExampleFacts } from '#stories/docs/libraryFactTypes.ts';
import { descriptionOf } from './declaredTypes.ts';
import { exampleCode } from './exampleCode.ts';
import { pressedKeys } from './pressedKeys.ts';
import { objectOf, textOf, topDeclarations, usedTexts } from './storyModule.ts';

/** The stories of a module, with the code of what they show. */
export function exampleFacts(tree: SourceFile, component: string): readonly ExampleFacts[] {
  const declared = topDeclarations(tree);
  const meta = objectOf(declared.get('meta')?.value);
  return tree.statements.flatMap((statement) => {
    if (!isVariableStatement(statement)) return [];
    const isExported = statement.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword);
    const [declaration] = statement.declarationList.declarations;
    const story = objectOf(declaration?.initializer);
    if (!isExported || !declaration || !isIdentifier(declaration.name) || !story) return [];
    const text = textOf(story, tree);
    const used = [text, ...usedTexts(text, declared)].join('\n');
    return {
      exportName: declaration.name.text,
      code: exampleCode({ tree, story, meta, declared, component }),
      description: descriptionOf(statement, tree),
      asksByName: /ByRole\([^)]*\bname\b/.test(used),
      keys: pressedKeys(used),
      viewport: /viewport: \{ value: '([\w-]+)'/.exec(text)?.[1],
    };
  });
}
