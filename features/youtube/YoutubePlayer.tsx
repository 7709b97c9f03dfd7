'use client';

import { type ReactNode, useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';

interface YoutubePlayerProps {
  /** Address of the page that shows the video without script, without its query. */
  readonly pageUrl: string;
  /** Address of the embedded player. */
  readonly playerUrl: string;
  /** Accessible name of the player. */
  readonly title: string;
  /** Content of the form that opens that page: its fields and the button. */
  readonly children: ReactNode;
}

/**
 * A YouTube video. Nothing is fetched from YouTube until the visitor presses play. Without script
 * the button opens the video's page.
 */
export function YoutubePlayer({ pageUrl, playerUrl, title, children }: YoutubePlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  return isPlaying ? (
    <iframe
      // The focused button is gone, so the player takes the focus.
      ref={moveFocus}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      src={playerUrl}
      title={title}
    />
  ) : (
    <form
      action={pageUrl}
      rel="external"
      onSubmit={(event) => {
        event.preventDefault();
        setIsPlaying(true);
      }}
    >
      {children}
    </form>
  );
}
