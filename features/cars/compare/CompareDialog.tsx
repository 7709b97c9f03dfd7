import type { ReactNode } from 'react';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { showCredit } from '#domain/cars/credit.ts';
import { CompareTable, type CompareTableProps } from './CompareTable.tsx';

interface CompareDialogProps extends CompareTableProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The representative example of credit, below the cars if one has a loan. */
  readonly creditExample: ReactNode;
}

/** A dialog with the chosen cars side by side. */
export function CompareDialog({ isOpen, onClose, creditExample, ...table }: CompareDialogProps) {
  const { cars, texts } = table;
  return (
    <Dialog
      size="l"
      title={texts.compareTitle}
      closeLabel={texts.close}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {/* Without cars, the dialog is closing. */}
      {cars.length > 0 && <CompareTable {...table} />}
      {showCredit(cars.map(({ car }) => car)) && creditExample}
    </Dialog>
  );
}
