import { island } from '#design-system/island.tsx';
import type { VatChoiceProps } from './VatChoice.tsx';

/** The choice of prices of vans: its code is loaded with the first van. Until then, it has its room. */
export const VatChoiceIsland = island<VatChoiceProps>(
  () =>
    import('./VatChoice.tsx').then(
      ({ VatChoice }) => VatChoice,
      () => Room,
    ),
  Room,
);

function Room({ className, children }: VatChoiceProps) {
  return <div className={className}>{children}</div>;
}
