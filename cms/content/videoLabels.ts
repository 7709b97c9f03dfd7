import type { BlockFrame } from '../block.ts';

/** The accessible names of a video's controls in the site's language. */
export function videoLabels({ dictionary }: BlockFrame) {
  return {
    play: dictionary.videoPlay,
    pause: dictionary.videoPause,
    mute: dictionary.videoMute,
    unmute: dictionary.videoUnmute,
  };
}
