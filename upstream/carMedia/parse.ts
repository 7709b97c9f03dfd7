import type { FilmCaptions, LoadedMedia } from '#domain/cars/gallery.ts';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import { type WireCarMedia, wireCaptions } from './wire.ts';

/** The media that the flags don't exclude and whose addresses are safe. */
export function parseCarMedia(wire: WireCarMedia): LoadedMedia {
  const {
    videoUrl = '',
    videoCaptions,
    images360,
    internal360,
    hasVideo,
    hasInternal360,
    has360,
  } = wire;
  return {
    video: hasVideo === false ? undefined : mediaAddress(videoUrl),
    captions: videoCaptions?.flatMap(parseCaptions),
    inside: hasInternal360 === false ? [] : internal360.flatMap(parseFrame),
    outside: has360 === false ? [] : images360.flatMap(parseFrame),
  };
}

function parseCaptions(wire: unknown): readonly FilmCaptions[] {
  const read = wireCaptions.safeParse(wire);
  const src = read.success ? mediaAddress(read.data.url) : undefined;
  return read.success && src !== undefined ? [{ language: read.data.language, src }] : [];
}

function parseFrame(frame: unknown): readonly string[] {
  const address = typeof frame === 'string' ? mediaAddress(frame) : undefined;
  return address === undefined ? [] : [address];
}
