import { manualRegistry } from '#blocks/manualRegistry.ts';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import type { ManualLanguage } from '#domain/content/blockTexts.ts';
import type { ManifestBlock } from '#domain/content/manifest/manifest.ts';
import type { Example } from './exampleOf.ts';
import { ShownExample } from './ShownExample.tsx';
import * as css from './WhichBlock.css.ts';

interface WhichBlockCardProps {
  readonly block: ManifestBlock;
  readonly language: ManualLanguage;
  /** The example of the block. */
  readonly example: Example | undefined;
}

/** A summary of a block, with a link to its manual. */
export function WhichBlockCard({ block, language, example }: WhichBlockCardProps) {
  const { name, manual, words } = block;
  const translated = language === 'en' ? manual : manualRegistry[name]?.[language];
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
        <Text>{(translated ?? manual).purpose}</Text>
        <Text style="small" tone="muted">
          {usualWords(words[language])}
        </Text>
      </div>
    </article>
  );
}

/** The words that say most; the search knows all of them. */
function usualWords(words: string): string {
  return words.split(', ').slice(0, 6).join(', ');
}
