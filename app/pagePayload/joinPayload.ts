/**
 * Joins the scripts of a page that carry the framework's data. A page has some thirty of them, one after the
 * other, and its policy names each by a hash. They all append to one stream, so one script does the same.
 */
export function joinPayload(html: string): string {
  return html.replaceAll(adjacent, (scripts) => scripts.replaceAll(seam, ''));
}

// In the data, `<` is escaped.
const script = String.raw`<script>self\.__next_f\.push\(\[1,"[^<]*"\]\)</script>`;
const adjacent = new RegExp(`${script}(?:${script})+`, 'g');
const seam = '"])</script><script>self.__next_f.push([1,"';
