import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { docsAddress } from '#stories/docs/links.ts';
import { placesOf } from './placesOf.ts';

interface BlockPlacesProps {
  /** The block's name on the platform. */
  readonly name: string;
}

const { blocks, placeholders } = blockManifest();
const known = new Map(blocks.map((block) => [block.name, block]));

/** Where the block can be put, and what can be put into it. */
export function BlockPlaces({ name }: BlockPlacesProps) {
  const { holds, suits } = placesOf(name, blocks, placeholders);
  return (
    <>
      <h2>Where it can be put</h2>
      <ul>
        {suits.map((place) => (
          <li key={place.kind === 'page' ? place.words : place.name}>
            {place.kind === 'page' ? (
              `Into ${place.words}`
            ) : (
              <>
                Into <BlockLink name={place.name} />
              </>
            )}
          </li>
        ))}
      </ul>
      {holds.map(({ title, blocks: held }) => (
        <section key={title}>
          <h2>{`What can be put into it: ${title}`}</h2>
          <ul>
            {held.map((each) => (
              <li key={each}>
                <BlockLink name={each} />
                {`: ${known.get(each)?.manual.purpose ?? ''}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Targets the top window, because Storybook shows pages in a frame. */
function BlockLink({ name }: BlockPlacesProps) {
  return (
    <a href={docsAddress(`Blocks/${name}`)} target="_top">
      {name}
    </a>
  );
}
