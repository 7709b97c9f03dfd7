/** How far a block can be relied on: a new one may still change, and a deprecated one will be removed. */
export type BlockStatus = (typeof blockStatuses)[number];

/** All statuses. */
export const blockStatuses = ['stable', 'new', 'deprecated'] as const;
