/** How long a menu stays open when the pointer has left an entry that opens one, in ms. */
export const closeDelayMs = 200;

/** The same for an entry that opens none: the pointer may be on its way to an open menu. */
export const closeDelayWithoutChildrenMs = 600;

/** While a window is being resized the menu is measured at most so often, in ms … */
export const measureEveryMs = 50;

/** … and once more so long after the last change, in ms. */
export const measureFinallyMs = 250;
