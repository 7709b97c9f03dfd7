/** YouTube's ids are eleven characters; whatever else an editor typed is no video. */
const idPattern = /^[A-Za-z0-9_-]{11}$/;

/** The id of a YouTube video, or `undefined` where the text is none. */
export function youtubeId(text: string): string | undefined {
  const id = text.trim();
  return idPattern.test(id) ? id : undefined;
}

/**
 * Address of the player that sets no cookies before it plays. It starts by itself, since the
 * visitor has pressed play already, and muted, since browsers stop what would start with sound.
 */
export function youtubePlayerUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&mute=1`;
}

/** Address of the pages that show videos; the id goes into the parameter `v`. */
export const youtubePageUrl = 'https://www.youtube.com/watch';
