import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx';

const rows = 8;

/** The shape of a quote. */
export function PendingQuote() {
  return (
    <>
      <Skeleton shape="text" textStyle="heading2" />
      <Skeleton shape="text" lines={rows} />
      <Skeleton shape="box" ratio="control" />
    </>
  );
}
