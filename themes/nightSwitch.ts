/**
 * Where the brands' night is shown: to visitors whose system is dark, on screens, without forced colours, which have a dark
 * look of their own.
 */
export const nightQuery = 'screen and (prefers-color-scheme: dark) and (forced-colors: none)';

/** The content of a page's `<meta name="color-scheme">` with which its site has switched the night off. */
export const onlyDay = 'light';

/** The root of a page with a night. The child combinators keep browsers from searching the whole page. */
export const nightPage = `:root:not(:has(> head > [content="${onlyDay}"]))`;

/** The selectors of what has one of the classes on a page with a night, the root included. */
export function atNight(selectors: readonly string[]): string {
  return selectors.map((each) => `${each}:is(${nightPage}, ${nightPage} *)`).join(', ');
}

/**
 * Custom properties for the few things that differ by more than colours; unset by day, so each use has a fallback:
 * `display: var(${shownByDay}, inline)`.
 */
export const shownByDay = '--fc-by-day';
export const shownAtNight = '--fc-at-night';

/** A CSS filter that makes what others have drawn for light pages dark, and keeps its hues: maps, and forms of providers. */
export const reversed = '--fc-reversed';

/** The `color-scheme` of frames that are reversed: what they contain must not be dark already. */
export const frameScheme = '--fc-frame';

/** A CSS filter that dims pictures a little. */
export const pictureFilter = '--fc-picture';

/** A CSS filter for dark marks without a ground, which makes them white. */
export const markFilter = '--fc-mark';
