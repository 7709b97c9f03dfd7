import { traitsOf } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';
import * as css from './docs.css.ts';
import { frameAddress, storyAddress } from './links.ts';

interface PhoneFramesProps {
  /** The id of the Storybook story. */
  readonly storyId: string;
  /** What it shows, for the names of the frames. */
  readonly label: string;
}

/** A Storybook story in all brands, each in a window of 375 px, scaled down to fit beside each other. */
export function PhoneFrames({ storyId, label }: PhoneFramesProps) {
  return (
    <div className={css.phones}>
      {themeNames.map((theme) => (
        <figure key={theme} className={css.frame}>
          <figcaption className={css.frameHead}>
            <a href={storyAddress(storyId, theme)} target="_top">
              {traitsOf(theme).name}
            </a>
          </figcaption>
          <iframe
            className={css.phone}
            title={`${label} in the brand ${traitsOf(theme).name}`}
            src={frameAddress(storyId, theme)}
            loading="lazy"
          />
        </figure>
      ))}
    </div>
  );
}
