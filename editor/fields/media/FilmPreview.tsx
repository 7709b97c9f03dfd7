import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Text } from '#design-system/Text/Text.tsx';
import * as css from '../fields.css.ts';
import type { FilmAddress } from './filmAddress.ts';

interface FilmPreviewProps {
  readonly film: FilmAddress;
  /** What the field is called, in lower case. */
  readonly what: string;
}

/** A film to look at. Its first picture is shown; one of another server isn't loaded before the button is pressed. */
export function FilmPreview({ film, what }: FilmPreviewProps) {
  const { src, isForeign } = film;
  const [isLoaded, setLoaded] = useState(!isForeign);
  if (isLoaded) return <FilmPlayer film={film} what={what} />;
  return (
    <div>
      <Text style="small" tone="muted">
        {`The film is on ${hostOf(src)}, which learns that you look at it.`}
      </Text>
      <Button variant="secondary" leadingIcon="play" onClick={() => setLoaded(true)}>
        {`Show ${what}`}
      </Button>
    </div>
  );
}

/** Films of blocks have no sound, and so no captions. */
function FilmPlayer({ film: { src, isForeign }, what }: FilmPreviewProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <video
        // The button that was pressed is gone.
        ref={isForeign ? moveFocus : undefined}
        className={css.preview}
        src={src}
        aria-label={`Preview of ${what}`}
        controls
        muted
        playsInline
        preload="metadata"
        onError={() => setBroken(true)}
      />
      <div role="status">
        {isBroken && (
          <Text style="small" tone="danger">
            The film can’t be played here. It may be missing, or of a kind that this browser doesn’t
            know.
          </Text>
        )}
      </div>
    </>
  );
}

function hostOf(src: string): string {
  return URL.parse(src, window.location.href)?.host ?? 'another server';
}
