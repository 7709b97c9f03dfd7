/** One address, or several formats of which the browser plays the first supported one. */
export type FilmSource = string | readonly string[];

export interface VideoProps {
  /** The address of the video, or the same video in several formats, smallest first. */
  readonly src: FilmSource;
  /** Another video for widths below 768 px. */
  readonly phoneSrc?: FilmSource | undefined;
  /** A picture shown until the video plays, and instead of it without script. */
  readonly poster?: string | undefined;
  /** The accessible name: what the video shows. Empty if the adjacent text says the same. */
  readonly label: string;
  /** The accessible names of the controls. */
  readonly labels: VideoLabels;
  /**
   * Whether it starts automatically. It never does for visitors who prefer reduced motion or
   * reduced data.
   * @default true
   */
  readonly autoplay?: boolean | undefined;
  /** @default true */
  readonly loop?: boolean | undefined;
  /** @default true */
  readonly muted?: boolean | undefined;
  /**
   * `playback` has a pause button, `full` also a mute button. Moving content must always be
   * pausable.
   * @default 'playback'
   */
  readonly controls?: 'playback' | 'full' | undefined;
  /**
   * The aspect ratio of the frame; `fill` covers the nearest positioned ancestor.
   * @default 'wide'
   */
  readonly ratio?: 'wide' | 'standard' | 'fill' | undefined;
}

/** The accessible names of the controls, which describe their actions. */
export interface VideoLabels {
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
}
