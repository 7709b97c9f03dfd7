import { traitsOf } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';
import * as css from './docs.css.ts';
import { frameAddress, storyAddress } from './links.ts';

interface BrandFramesProps {
  /** The id of the Storybook story. */
  readonly storyId: string;
  /** What it shows, for the names of the frames. */
  readonly label: string;
  /** The height of each frame. */
  readonly height: string;
}

/** A Storybook story in all brands side by side, in frames that load when they come into view. */
export function BrandFrames({ storyId, label, height }: BrandFramesProps) {
  return (
    <div className={css.pairs}>
      {themeNames.map((theme) => (
        <figure key={theme} className={css.frame}>
          <figcaption className={css.frameHead}>
            <strong>{traitsOf(theme).name}</strong>
            <a href={storyAddress(storyId, theme)} target="_top">
              Open in {traitsOf(theme).name}
            </a>
          </figcaption>
          <iframe
            className={css.stage}
            style={{ blockSize: height }}
            title={`${label} in the brand ${traitsOf(theme).name}`}
            src={frameAddress(storyId, theme)}
            loading="lazy"
          />
        </figure>
      ))}
    </div>
  );
}
