import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { modeNames, themeNames } from '#tokens/names.ts';
import { compareTokens } from './tokensExport/compareTokens.ts';
import { tokensIn } from './tokensExport/resolvedTokens.ts';

const schema = z.looseObject({
  $extensions: z.object({
    forecourt: z.object({
      theme: z.enum(themeNames),
      // Files from before the brands had nights don't say it.
      mode: z.enum(modeNames).default('day'),
    }),
  }),
});

// Says how a file of `tokens:export` that was changed elsewhere differs from the brand's tokens, and what couldn't be read then.
function main(file: string | undefined): number {
  if (file === undefined) {
    console.error('Name a file of the export that was changed: npm run tokens:compare -- FILE');
    return 1;
  }
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    console.error(`${file} doesn't say whose tokens it has, in $extensions.forecourt.theme.`);
    return 1;
  }
  const look = parsed.data.$extensions.forecourt;
  const { changes, problems } = compareTokens(look, tokensIn(parsed.data));
  for (const line of [...changes, ...problems]) console.log(line);
  if (changes.length === 0) console.log(`${file} has the tokens of ${look.theme} by ${look.mode}.`);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv[2]);
