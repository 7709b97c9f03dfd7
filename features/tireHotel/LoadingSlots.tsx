import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { Replacement } from '#features/shared/Replacement.tsx';

interface LoadingSlotsProps {
  /** What is loading. */
  readonly label: string;
}

/** Shown in place of days or times while they load. */
export function LoadingSlots({ label }: LoadingSlotsProps) {
  return (
    <Replacement>
      <Spinner label={label} labelVisibility="visible" />
    </Replacement>
  );
}
