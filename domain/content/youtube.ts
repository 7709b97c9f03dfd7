import { webUrl } from './href.ts';

/** YouTube ids have eleven characters; any other text is invalid. */
const idPattern = /^[A-Za-z0-9_-]{11}$/;

/** A video on YouTube. */
export interface YoutubeVideo {
  readonly id: string;
  /** Where playback begins, in seconds. */
  readonly start?: number | undefined;
}

/** The video of an id or an address that an editor copied, or `undefined` if the text is neither. */
export function youtubeVideo(text: string): YoutubeVideo | undefined {
  const trimmed = text.trim();
  return idPattern.test(trimmed) ? { id: trimmed } : videoAt(trimmed);
}

const hosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const pathWithId = /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/;

function videoAt(address: string): YoutubeVideo | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const { hostname, pathname, searchParams } = url;
  const isShort = hostname === 'youtu.be';
  if (!isShort && !hosts.test(hostname)) return undefined;
  const id = isShort
    ? pathname.replaceAll('/', '')
    : (pathWithId.exec(pathname)?.[1] ?? searchParams.get('v') ?? '');
  if (!idPattern.test(id)) return undefined;
  const start = seconds(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return start === 0 ? { id } : { id, start };
}

function urlOf(address: string): URL | undefined {
  const url = webUrl(address, 'https://site.invalid');
  return url === undefined ? undefined : new URL(url);
}

/** `90`, `90s` or `1h2m3s`; 0 for anything else. */
function seconds(text: string): number {
  const [, hours = 0, minutes = 0, rest = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/**
 * URL of the player that sets no cookies before playback. It starts automatically, because the
 * visitor has already pressed play, and muted, because browsers block autoplay with sound.
 */
export function youtubePlayerUrl({ id, start }: YoutubeVideo): string {
  const from = start === undefined ? '' : `&start=${start}`;
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&mute=1${from}`;
}

/** URL of the pages that show videos; the id is the parameter `v`. */
export const youtubePageUrl = 'https://www.youtube.com/watch';
