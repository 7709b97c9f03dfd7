import { useState } from 'react';
import { Turntable } from '#design-system/Turntable/Turntable.tsx';
import type { GalleryMode } from '#domain/cars/gallery.ts';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import type { CarMediaTexts } from './carMediaTexts.ts';
import { MediaNotice } from './MediaNotice.tsx';
import * as css from './MediaView.css.ts';

export interface MediaViewProps {
  readonly mode: Exclude<GalleryMode, { readonly kind: 'images' }>;
  /** The car's name. */
  readonly name: string;
  readonly texts: CarMediaTexts;
}

/** A car's film, or a turn of it. */
export function MediaView({ mode, name, texts }: MediaViewProps) {
  switch (mode.kind) {
    case 'video':
      return <Film src={mode.src} label={`${name}, ${texts.carMediaFilm}`} texts={texts} />;
    case 'inside-360':
      return <Turn frames={mode.frames} label={`${name}, ${texts.carMediaInside}`} texts={texts} />;
    case 'outside-360':
      return (
        <Turn frames={mode.frames} label={`${name}, ${texts.carMediaOutside}`} texts={texts} />
      );
  }
}

interface PartProps {
  readonly label: string;
  readonly texts: CarMediaTexts;
}

/** The browser's own controls are in the visitor's language. */
function Film({ src, label, texts }: PartProps & { readonly src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <MediaNotice>{texts.carMediaFailed}</MediaNotice>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the source of the films has no captions.
    <video
      className={css.film}
      src={src}
      aria-label={label}
      controls
      playsInline
      autoPlay={!matchMedia(reducedMotionQuery).matches}
      onError={() => setBroken(true)}
    />
  );
}

function Turn({ frames, label, texts }: PartProps & { readonly frames: readonly string[] }) {
  return (
    <Turntable
      frames={frames}
      label={label}
      labels={{
        start: texts.carMediaTurnStart,
        stop: texts.carMediaTurnStop,
        position: texts.carMediaTurnPosition,
        turning: texts.carMediaTurning,
        loading: texts.loading,
      }}
      fallback={<MediaNotice>{texts.carMediaFailed}</MediaNotice>}
    />
  );
}
