import { useState } from 'react';
import { Turntable } from '#design-system/Turntable/Turntable.tsx';
import type { FilmCaptions, GalleryMode } from '#domain/cars/gallery.ts';
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
      return <Film {...mode} label={`${name}, ${texts.carMediaFilm}`} texts={texts} />;
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

type FilmProps = PartProps & Pick<Extract<GalleryMode, { kind: 'video' }>, 'src' | 'captions'>;

/** The browser's own controls are in the visitor's language, and so is the choice of captions, which are off at first. */
function Film({ src, captions = [], label, texts }: FilmProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <MediaNotice>{texts.carMediaFailed}</MediaNotice>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a source may have films without captions.
    <video
      className={css.film}
      src={src}
      aria-label={label}
      controls
      playsInline
      autoPlay={!matchMedia(reducedMotionQuery).matches}
      onError={() => setBroken(true)}
    >
      {inLanguageOfPage(captions).map(({ language, src: track }) => (
        <track
          key={track}
          kind="captions"
          srcLang={language}
          label={nameOfLanguage(language)}
          src={track}
        />
      ))}
    </video>
  );
}

/** The captions in the language of the page; without any, all that there are. */
function inLanguageOfPage(captions: readonly FilmCaptions[]): readonly FilmCaptions[] {
  const { lang } = document.documentElement;
  const own = captions.filter(({ language }) => baseOf(language) === baseOf(lang));
  return own.length > 0 ? own : captions;
}

/** `sv` of `sv-FI`. */
function baseOf(language: string): string | undefined {
  return language.toLowerCase().split('-')[0];
}

/** What a language calls itself: `svenska`. */
function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
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
