/** Times in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Sizes in bytes. */
export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;
