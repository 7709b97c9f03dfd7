/** Options of a browser context: the window of a phone. */
export const phoneWindow = { viewport: { width: 375, height: 740 } } as const;

/** Options of a browser context: a phone with a touch screen. */
export const phone = { ...phoneWindow, hasTouch: true, isMobile: true } as const;
