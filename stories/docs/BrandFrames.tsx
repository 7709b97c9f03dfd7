import { themeNames } from '#tokens/names.ts';
import { brandNames } from './brandNames.ts';
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
            <strong>{brandNames[theme]}</strong>
            <a href={storyAddress(storyId, theme)} target="_top">
              Open in {brandNames[theme]}
            </a>
          </figcaption>
          <iframe
            className={css.stage}
            style={{ blockSize: height }}
            title={`${label} in the brand ${brandNames[theme]}`}
            src={frameAddress(storyId, theme)}
            loading="lazy"
          />
        </figure>
      ))}
    </div>
  );
}
