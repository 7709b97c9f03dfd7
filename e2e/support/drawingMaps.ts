import { findBrowser } from '#scripts/browser.ts';

const { executablePath, args } = await findBrowser();

/** The launch options of a browser that draws maps; others show the page without them. */
export const drawingMaps = { executablePath, args: [...args] };
