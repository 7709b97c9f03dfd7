import type { PlatformPart } from './platformAddress.ts';

/** Images, video, audio, fonts and documents. */
const mediaTypes = [
  /^(?:image|video|audio|font)\/[\w.+-]+$/,
  /^application\/(?:font-[\w-]+|vnd\.ms-fontobject|x-font-[\w-]+)$/,
  /^application\/(?:pdf|rtf|msword|zip|x-zip-compressed|octet-stream|postscript)$/,
  /^application\/vnd\.(?:ms-[\w.-]+|openxmlformats-officedocument\.[\w.-]+|oasis\.opendocument\.[\w.-]+)$/,
  // Playlists of streamed videos.
  /^application\/(?:vnd\.apple\.mpegurl|x-mpegurl|dash\+xml)$/,
  /^text\/(?:plain|csv|vtt|calendar|vcard)$/,
];

/** HTML pages, which a failing platform sends instead of the requested file. */
const pageTypes = [/^text\/html$/, /^application\/xhtml\+xml$/];

/** Whether a part of the platform may answer with this content type. */
export function isExpectedType(part: PlatformPart, contentType: string | null): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  switch (part) {
    case 'media':
      return mediaTypes.some((expected) => expected.test(type));
    case 'asset':
    case 'service':
      return type !== '' && !pageTypes.some((page) => page.test(type));
  }
}
