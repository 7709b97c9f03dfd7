/** The beginning of URLs that go on with registration numbers and the like. */
const personal = /^(?<start>.*?\/(?:(?:mechmate|tirehotel)\/[a-z-]+|car-media))[/?].*$/i;

/** The URL of a request for the log. What may identify a visitor or their car is left out. */
export function loggedUrl(url: string): string {
  return url.replace(personal, '$<start>/…');
}
