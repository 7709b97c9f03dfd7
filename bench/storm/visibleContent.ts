/**
 * What a page says: its HTML without style sheets, scripts and links of the head, but with its structured data. The
 * cache in front of the framework finishes pages (`server/finish`), which moves these; the first answer isn't finished.
 * Comments don't count either: React writes more or fewer of them, by what was loaded when it rendered. Nor does the
 * mark of a degraded page, which visitors don't notice.
 */
export function visibleContent(html: string): string {
  return html.replace(styleOrScript, '').replace(linkOrMark, '');
}

/** What an answer says where it first differs from the good one. */
export function firstDifference(good: string, answer: string): string {
  const [before, after] = [visibleContent(good), visibleContent(answer)];
  let at = 0;
  while (at < after.length && after[at] === before[at]) at += 1;
  const start = Math.max(0, at - shownBefore);
  return after.slice(start, start + shownLength).replaceAll(/\s+/g, ' ');
}

const shownBefore = 30;
const shownLength = 90;

const styleOrScript =
  /<style\b.*?<\/style>|<script\b(?! type="application\/ld\+json").*?<\/script>/gs;
const linkOrMark = /<link\b[^>]*>|<meta name="forecourt:status"[^>]*>|<!--.*?-->/gs;
