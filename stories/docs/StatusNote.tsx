import type { BlockStatus } from '#domain/content/blockStatus.ts';

const sentences: Readonly<Record<BlockStatus, string>> = {
  stable: 'Stable.',
  new: 'New: it may still change.',
  deprecated: 'Deprecated: it will be removed. Use something else for new pages.',
};

/** The status of a primitive or block, in its manual. */
export function StatusNote({ status }: { readonly status: BlockStatus }) {
  return (
    <p>
      <strong>Status:</strong>
      {` ${sentences[status]}`}
    </p>
  );
}
