/** How far a block can be relied on: a new one may still change, and a deprecated one will be removed. */
export type BlockStatus = 'stable' | 'new' | 'deprecated';
