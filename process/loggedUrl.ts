/** The beginning of URLs that go on with registration numbers, the editing secret and the like. */
const personal =
  /^(?<start>.*?\/(?:(?:mechmate|tirehotel|editing)\/[a-z-]+|car-media|feaas-render))[/?].*$/i;

/**
 * The URL of a request for the log. What may identify a visitor or their car, or lets in an editor, is left out, and all of the
 * query: visitors search for registration numbers and names too.
 */
export function loggedUrl(url: string): string {
  return url.replace(personal, '$<start>/…').replace(/\?.*$/s, '?…');
}
