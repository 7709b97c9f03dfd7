/**
 * What a page says: its HTML without style sheets, scripts and links of the head, but with its structured data. The
 * cache in front of the framework finishes pages (`server/finish`), which moves these; the first answer isn't finished.
 * Comments don't count either: React writes more or fewer of them, by what was loaded when it rendered. Nor does the
 * mark of a degraded page, which visitors don't notice.
 */
export function visibleContent(html: string): string {
  return html.replace(styleOrScript, '').replace(linkOrMark, '');
}

const styleOrScript =
  /<style\b.*?<\/style>|<script\b(?! type="application\/ld\+json").*?<\/script>/gs;
const linkOrMark = /<link\b[^>]*>|<meta name="forecourt:status"[^>]*>|<!--.*?-->/gs;
