import { Heading } from '#design-system/Heading/Heading.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import type { ManifestBlock } from '#domain/content/manifest/manifest.ts';
import type { Example } from './exampleOf.ts';
import { ShownExample } from './ShownExample.tsx';
import * as css from './WhichBlock.css.ts';

interface WhichBlockCardProps {
  readonly block: ManifestBlock;
  /** The example of the block. */
  readonly example: Example | undefined;
}

/** A summary of a block, with a link to its manual. */
export function WhichBlockCard({ block: { name, manual, words }, example }: WhichBlockCardProps) {
  return (
    <article className={css.card}>
      <div className={css.preview} inert aria-hidden="true">
        {example && (
          <div className={css.sizes[example.shape]}>
            <ShownExample {...example} />
          </div>
        )}
      </div>
      <div className={css.words}>
        <Heading level={2} style="heading4">
          {/* Targets the top window, because Storybook shows stories in a frame. */}
          <a
            className={css.link}
            href={`./?path=/docs/blocks-${name.toLowerCase()}--docs`}
            target="_top"
          >
            {name}
          </a>
        </Heading>
        <Text>{manual.purpose}</Text>
        <Text style="small" tone="muted">
          {usualWords(words.en)}
        </Text>
      </div>
    </article>
  );
}

/** The words that say most; the search knows all of them. */
function usualWords(words: string): string {
  return words.split(', ').slice(0, 6).join(', ');
}
