import type { FocusEvent } from 'react';
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx';
import type { GalleryMode } from '#domain/cars/gallery.ts';
import type { MediaViewerFact, MediaViewerState } from '#domain/cars/mediaViewerState.ts';
import type { CarMediaTexts } from './carMediaTexts.ts';
import * as css from './MediaModes.css.ts';

interface MediaModesProps {
  readonly viewer: MediaViewerState;
  readonly dispatch: (fact: MediaViewerFact) => void;
  readonly texts: CarMediaTexts;
}

const looks = {
  images: { icon: 'image', text: 'carImages' },
  video: { icon: 'play', text: 'carMediaFilm' },
  'inside-360': { icon: 'turn', text: 'carMediaInside' },
  'outside-360': { icon: 'turn', text: 'carMediaOutside' },
} as const satisfies Readonly<
  Record<GalleryMode['kind'], { icon: IconName; text: keyof CarMediaTexts }>
>;

/** A button for each way to look at the car; nothing if the pictures are the only one. */
export function MediaModes({ viewer: { modes, mode }, dispatch, texts }: MediaModesProps) {
  if (modes.every(({ kind }) => kind === 'images')) return null;
  return (
    <fieldset className={css.modes} aria-label={texts.carMediaModes} data-print="hide">
      {modes.map(({ kind }) => (
        <button
          key={kind}
          type="button"
          className={css.mode}
          aria-pressed={kind === mode?.kind}
          onFocus={reveal}
          onClick={() => dispatch({ type: 'modeChosen', kind })}
        >
          <span className={css.icon}>
            <Icon name={looks[kind].icon} size="s" />
          </span>
          {texts[looks[kind].text]}
        </button>
      ))}
    </fieldset>
  );
}

/** Browsers don't scroll sideways to a button of which a part is visible, so its end and its ring would be cut off. */
function reveal({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
