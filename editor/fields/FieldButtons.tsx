import { Button } from '#design-system/Button/Button.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Stack } from '#design-system/Stack/Stack.tsx';

interface FieldButtonsProps {
  /** What the field is called, in lower case. */
  readonly what: string;
  /** Whether something is chosen. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** The buttons that choose something for a field, and take it away again. */
export function FieldButtons({ what, isChosen, onChoose, onRemove }: FieldButtonsProps) {
  return (
    <Stack direction="row" gap="xs">
      <Button variant="secondary" onClick={onChoose}>
        {isChosen ? `Change ${what}` : `Choose ${what}`}
      </Button>
      {isChosen && (
        <Button
          variant="ghost"
          onClick={({ currentTarget }) => {
            moveFocus(currentTarget.previousElementSibling);
            onRemove();
          }}
        >
          {`Remove ${what}`}
        </Button>
      )}
    </Stack>
  );
}
