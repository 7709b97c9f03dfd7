import type { BlockFrame } from '../block.ts';

/** The names of a film's controls in the site's words. */
export function videoLabels({ dictionary }: BlockFrame) {
  return {
    play: dictionary.videoPlay,
    pause: dictionary.videoPause,
    mute: dictionary.videoMute,
    unmute: dictionary.videoUnmute,
  };
}
