'use client';

import { type ReactNode, useState } from 'react';

interface YoutubePlayerProps {
  /** Address of the page that shows the video where there is no script, without its query. */
  readonly pageUrl: string;
  /** Address of the player. */
  readonly playerUrl: string;
  /** Name of the player. */
  readonly title: string;
  /** The inside of the form that leads to that page: its fields, and the button to press. */
  readonly children: ReactNode;
}

/**
 * A YouTube video that nothing is fetched for before the visitor presses play. Without script the
 * button leads to the video's page.
 */
export function YoutubePlayer({ pageUrl, playerUrl, title, children }: YoutubePlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  return isPlaying ? (
    <iframe
      // The button that had the focus is gone; the player goes on where it was.
      ref={(frame) => frame?.focus()}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      src={playerUrl}
      title={title}
    />
  ) : (
    <form
      action={pageUrl}
      onSubmit={(event) => {
        event.preventDefault();
        setIsPlaying(true);
      }}
    >
      {children}
    </form>
  );
}
