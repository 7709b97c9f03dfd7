/** YouTube ids have eleven characters; any other text is invalid. */
const idPattern = /^[A-Za-z0-9_-]{11}$/;

/** The id of a YouTube video, or `undefined` if the text is not a valid id. */
export function youtubeId(text: string): string | undefined {
  const id = text.trim();
  return idPattern.test(id) ? id : undefined;
}

/**
 * URL of the player that sets no cookies before playback. It starts automatically, because the
 * visitor has already pressed play, and muted, because browsers block autoplay with sound.
 */
export function youtubePlayerUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&mute=1`;
}

/** URL of the pages that show videos; the id is the parameter `v`. */
export const youtubePageUrl = 'https://www.youtube.com/watch';
