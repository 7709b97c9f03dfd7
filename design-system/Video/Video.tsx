import { VideoIsland } from './VideoIsland.tsx';

/** The names of the controls: what happens when they are pressed. */
export interface VideoLabels {
  play: string;
  pause: string;
  mute: string;
  unmute: string;
}

/** A browser plays the first one that it can. */
export type FilmSource = string | readonly string[];

export interface VideoProps {
  /** Address of the film, or of the same film in several formats, the lightest first. */
  src: FilmSource;
  /** Another film for widths below 768 px. */
  phoneSrc?: FilmSource | undefined;
  /** A picture seen until the film plays, and instead of it without script. */
  poster?: string | undefined;
  /** What the film shows, for those who don't see it; empty where the text beside it says it. */
  label: string;
  /** The names of the controls. */
  labels: VideoLabels;
  /**
   * Whether it starts by itself. It never does for visitors who asked for less movement or less
   * data.
   * @default true
   */
  autoplay?: boolean | undefined;
  /** @default true */
  loop?: boolean | undefined;
  /** @default true */
  muted?: boolean | undefined;
  /**
   * `playback` can be paused, `full` can be muted too. What moves by itself can always be paused.
   * @default 'playback'
   */
  controls?: 'playback' | 'full' | undefined;
  /**
   * The shape of the frame; `fill` covers the nearest positioned ancestor.
   * @default 'wide'
   */
  ratio?: 'wide' | 'standard' | 'fill' | undefined;
}

/**
 * A film in the place of a picture. It plays only while it is in sight, and its state is that of
 * the element, so controls of the system and of the page agree.
 */
export function Video(props: VideoProps) {
  return <VideoIsland {...props} />;
}
