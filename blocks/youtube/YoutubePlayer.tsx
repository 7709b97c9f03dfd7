'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import * as css from './YoutubePlayer.css.ts';

interface YoutubePlayerProps {
  /** The video's id at YouTube. */
  readonly id: string;
  /** Address of the player. */
  readonly playerUrl: string;
  /** Address of the page that shows the video where there is no script, without its query. */
  readonly pageUrl: string;
  /** Name of the button and of the player. */
  readonly label: string;
  /** Id of the sentence that says what pressing it does. */
  readonly describedBy: string;
  /** What the button shows: the poster and a sign. */
  readonly children: ReactNode;
}

/**
 * A YouTube video that nothing is fetched for before the visitor presses play. Without script the
 * button leads to the video's page.
 */
export function YoutubePlayer({ id, playerUrl, pageUrl, label, ...props }: YoutubePlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);

  function play(event: FormEvent) {
    event.preventDefault();
    setIsPlaying(true);
  }

  if (isPlaying) return <Player url={playerUrl} title={label} />;
  return (
    <form action={pageUrl} onSubmit={play}>
      <input type="hidden" name="v" value={id} />
      <button
        type="submit"
        aria-label={label}
        aria-describedby={props.describedBy}
        className={css.play}
      >
        {props.children}
      </button>
    </form>
  );
}

function Player({ url, title }: { readonly url: string; readonly title: string }) {
  return (
    <iframe
      // The button that had the focus is gone; the player goes on where it was.
      ref={(frame) => frame?.focus()}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className={css.player}
      src={url}
      title={title}
    />
  );
}
