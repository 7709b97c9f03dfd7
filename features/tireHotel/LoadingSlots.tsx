import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { Replacement } from '#features/shared/Replacement.tsx';

interface LoadingSlotsProps {
  /** What is loading. */
  readonly label: string;
}

/** Stands for days or times while they are loading. */
export function LoadingSlots({ label }: LoadingSlotsProps) {
  return (
    <Replacement>
      <Spinner label={label} labelVisibility="visible" />
    </Replacement>
  );
}
