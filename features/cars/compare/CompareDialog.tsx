import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { CompareTable, type CompareTableProps } from './CompareTable.tsx';

interface CompareDialogProps extends CompareTableProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The chosen cars beside each other, over everything else. */
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
      {/* Without cars it is on its way out. */}
      {cars.length > 0 && <CompareTable {...table} />}
    </Dialog>
  );
}
