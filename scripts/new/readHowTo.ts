/** What a how-to tells its readers to do with a file. */
export type Step =
  | { readonly kind: 'create'; readonly path: string; readonly code: string }
  | { readonly kind: 'copy'; readonly path: string; readonly from: string }
  | {
      readonly kind: 'insert';
      /** May be a pattern, such as the dictionaries of all sites: it means the files that have the place. */
      readonly path: string;
      readonly place: Place;
      readonly code: string;
    };

/** Where code belongs in a file. */
export type Place =
  | { readonly kind: 'top' }
  | { readonly kind: 'end' }
  /** At the end of the list, object or type that the line with this text starts. */
  | { readonly kind: 'end-of'; readonly opening: string }
  /** Below the line with this text. */
  | { readonly kind: 'below'; readonly line: string };

const fence = '\n\n```\\w+\n([\\s\\S]*?\n)```$';
const patterns = {
  create: new RegExp(`^\`([^\`\n]+)\`${fence}`, 'gm'),
  insert: new RegExp(
    `^In \`([^\`\n]+)\`, (?:(at the top)|(at the end)|at the end of \`([^\`\n]+)\`|below the line with \`([^\`\n]+)\`):${fence}`,
    'gm',
  ),
  copy: /^Copy `([^`\n]+)`\s+to `([^`\n]+)`/gm,
};

/**
 * Reads the steps of a how-to, in its order. A file to create is named in a line of its own, followed by its code; a
 * change is introduced by `In <file>, at the top:`, `at the end:`, `at the end of <text>:` or `below the line with
 * <text>:`; a copy by `Copy <file> to <file>`.
 */
export function readHowTo(text: string): readonly Step[] {
  const found = [
    ...[...text.matchAll(patterns.create)].map((match) => ({
      at: match.index,
      step: creating(match),
    })),
    ...[...text.matchAll(patterns.insert)].map((match) => ({
      at: match.index,
      step: inserting(match),
    })),
    ...[...text.matchAll(patterns.copy)].map((match) => ({
      at: match.index,
      step: copying(match),
    })),
  ];
  return found.toSorted((a, b) => a.at - b.at).map(({ step }) => step);
}

/** The name of a how-to's example, which its command has: `npm run new -- block Quote`. */
export function exampleIn(text: string): string {
  const [, name = ''] = /^ {4}npm run new -- \w+ (\S+)$/m.exec(text) ?? [];
  return name;
}

function creating([, path = '', code = '']: RegExpMatchArray): Step {
  return { kind: 'create', path, code };
}

function copying([, from = '', path = '']: RegExpMatchArray): Step {
  return { kind: 'copy', path, from };
}

function inserting([, path = '', top, end, opening, line, code = '']: RegExpMatchArray): Step {
  return { kind: 'insert', path, place: placeOf({ top, end, opening, line }), code };
}

function placeOf(
  found: Readonly<Record<'top' | 'end' | 'opening' | 'line', string | undefined>>,
): Place {
  if (found.top !== undefined) return { kind: 'top' };
  if (found.opening !== undefined) return { kind: 'end-of', opening: found.opening };
  if (found.line !== undefined) return { kind: 'below', line: found.line };
  return { kind: 'end' };
}
