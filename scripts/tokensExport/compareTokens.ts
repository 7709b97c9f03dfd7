import { z } from 'zod';
import { contrast, hexOf } from '#themes/color.ts';
import { type ContrastPair, signPairs, textPairs } from '#themes/contrastPairs.ts';
import { type ColorRole, type ModeName, surfaceNames, type ThemeName } from '#tokens/names.ts';
import { type ResolvedToken, resolvedTokens } from './resolvedTokens.ts';

/** What a file of a designer says, compared with the tokens of the sites. */
export interface TokenComparison {
  /** A line for each token that differs: `color.base.action: #084465 → #0a4d70`. */
  readonly changes: readonly string[];
  /** A sentence for each colour that couldn't be seen well enough any more, and each value that can't be read. */
  readonly problems: readonly string[];
}

/** Whose tokens a file has. */
export interface TokenLook {
  readonly theme: ThemeName;
  readonly mode: ModeName;
}

/** Compares the tokens of a file with those of a brand in a mode, and checks the contrast of the colours that differ. */
export function compareTokens(
  { theme, mode }: TokenLook,
  changed: readonly ResolvedToken[],
): TokenComparison {
  const [before, after] = [resolvedTokens(theme, mode), changed].map(byName);
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const differing = names.filter((name) => textAt(before, name) !== textAt(after, name));
  const changes = differing.map(
    (name) => `${name}: ${textAt(before, name) ?? 'new'} → ${textAt(after, name) ?? 'removed'}`,
  );
  const unreadable = differing
    .filter((name) => after?.get(name)?.type === 'color' && !hexAt(after, name))
    .map((name) => `${name} is no colour in the Design Tokens format.`);
  return { changes, problems: [...unreadable, ...contrastProblems(after, new Set(differing))] };
}

type TokensByName = ReadonlyMap<string, ResolvedToken> | undefined;

function byName(tokens: readonly ResolvedToken[]): ReadonlyMap<string, ResolvedToken> {
  return new Map(tokens.map((token) => [token.path.join('.'), token]));
}

/** A value as people compare it: a colour is its hex, whatever its colour space. */
function textAt(tokens: TokensByName, name: string): string | undefined {
  const token = tokens?.get(name);
  return token && (hexAt(tokens, name) ?? JSON.stringify(token.value));
}

const color = z.object({
  colorSpace: z.string(),
  components: z.tuple([z.number(), z.number(), z.number()]),
});

function hexAt(tokens: TokensByName, name: string): string | undefined {
  const token = tokens?.get(name);
  const parsed = token?.type === 'color' ? color.safeParse(token.value) : undefined;
  return parsed?.success ? hexOf({ ...parsed.data, hex: '' }) : undefined;
}

function contrastProblems(tokens: TokensByName, differing: ReadonlySet<string>): readonly string[] {
  const lowest = (pairs: readonly ContrastPair[], least: number) =>
    surfaceNames.flatMap((surface) =>
      pairs.flatMap(([on, ground]): readonly string[] => {
        const nameOf = (role: ColorRole) => `color.${surface}.${role}`;
        if (![on, ground].some((role) => differing.has(nameOf(role)))) return [];
        const [one, other] = [hexAt(tokens, nameOf(on)), hexAt(tokens, nameOf(ground))];
        const ratio = one && other ? contrast(one, other) : least;
        if (ratio >= least) return [];
        return [
          `${nameOf(on)} has a contrast of ${ratio.toFixed(2)} on ${nameOf(ground)}, and needs ${least}.`,
        ];
      }),
    );
  return [...lowest(textPairs, 4.5), ...lowest(signPairs, 3)];
}
