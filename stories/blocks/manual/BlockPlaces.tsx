import { manualRegistry } from '#blocks/manualRegistry.ts';
import type { ManualLanguage } from '#domain/content/blockTexts.ts';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { docsAddress } from '#stories/docs/links.ts';
import { useManualLanguage } from './language/manualLanguage.ts';
import type { PlaceWords } from './language/manualWords.ts';
import { placesOf } from './placesOf.ts';

interface BlockPlacesProps {
  /** The block's name on the platform. */
  readonly name: string;
  readonly words: PlaceWords;
}

const { blocks, placeholders } = blockManifest();
const known = new Map(blocks.map((block) => [block.name, block]));

function purposeOf(name: string, language: ManualLanguage): string {
  const declared = known.get(name)?.manual.purpose ?? '';
  return language === 'en' ? declared : (manualRegistry[name]?.[language].purpose ?? declared);
}

/** Where the block can be put, and what can be put into it. */
export function BlockPlaces({ name, words }: BlockPlacesProps) {
  const language = useManualLanguage();
  const { holds, suits } = placesOf(name, blocks, placeholders);
  return (
    <>
      <h2>{words.suits}</h2>
      <ul>
        {suits.map((place) => (
          <li key={place.name}>
            {place.kind === 'page' ? words.parts[place.name] : <BlockLink name={place.name} />}
          </li>
        ))}
      </ul>
      {holds.map(({ title, blocks: held }) => (
        <section key={title}>
          <h2>{words.holds(title)}</h2>
          <ul>
            {held.map((each) => (
              <li key={each}>
                <BlockLink name={each} />
                {`: ${purposeOf(each, language)}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Targets the top window, because Storybook shows pages in a frame. */
function BlockLink({ name }: { name: string }) {
  return (
    <a href={docsAddress(`Blocks/${name}`)} target="_top">
      {name}
    </a>
  );
}
