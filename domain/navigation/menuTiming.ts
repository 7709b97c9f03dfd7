/** Delay before an open menu closes after the pointer has left its entry, in ms. */
export const closeDelayMs = 200;

/** The same for entries without a menu: the pointer may be on its way to an open menu. */
export const closeDelayWithoutChildrenMs = 600;

/** Minimum interval between measurements of the menu while the window is resized, in ms. */
export const measureEveryMs = 50;

/** Delay of the last measurement after the last resize event, in ms. */
export const measureFinallyMs = 250;
