import { findBrowser, withoutWebGl } from '#scripts/browser.ts';

const { executablePath, args } = await findBrowser();

/** The launch options of a browser that draws maps; others show the page without them. It loads pictures, too. */
export const drawingMaps = { executablePath, args: [...args] };

/** The launch options of a browser that loads pictures; others leave their room empty. */
export const showingPictures = { executablePath, args: [...args, withoutWebGl] };
