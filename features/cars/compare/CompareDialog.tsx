import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { CompareTable, type CompareTableProps } from './CompareTable.tsx';

interface CompareDialogProps extends CompareTableProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog with the chosen cars side by side. */
export function CompareDialog({ isOpen, onClose, ...table }: CompareDialogProps) {
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
    </Dialog>
  );
}
