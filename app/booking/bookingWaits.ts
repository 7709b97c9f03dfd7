/** How long the site waits for the booking service (ms). */
export const bookingWaits = {
  // An unknown outcome makes the visitor phone, which is worse than waiting.
  bookingMs: 20_000,
  // Many may book a popular time at once, and each of them should learn whether they got it.
  bookingWaitMs: 12_000,
  silenceMs: 15_000,
} as const;
