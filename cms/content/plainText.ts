import { sanitizeRichText } from '#design-system/RichText/sanitize.ts';

/** The ends of blocks and lines, which separate words. */
const lineEnds = /<\/(?:p|div|blockquote|li|d[dt]|h[234]|t[hdr]|caption)>|<[bh]r\b[^>]*>/g;

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The text of an editor's HTML without markup; empty if it shows no text. */
export function plainText(html: string): string {
  // After sanitising, every `<` belongs to a tag, and only these four characters are escaped.
  return sanitizeRichText(html)
    .replace(lineEnds, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (escaped) => characters[escaped] ?? escaped)
    .replace(/\s+/g, ' ')
    .trim();
}
