import { Button } from '#design-system/Button/Button.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import type { BlockPickerProps } from '../editorServices.ts';
import { blockTitle } from '../structure/blockWords.ts';

/** All blocks with what they are for. */
export function PlainBlockPicker({ allowed, onPick }: BlockPickerProps) {
  return (
    <Stack as="ul" gap="m">
      {allowed.map(({ name, manual }) => (
        <li key={name}>
          <Button variant="secondary" onClick={() => onPick(name)}>
            {blockTitle(name)}
          </Button>
          <Text style="small">{manual.purpose}</Text>
        </li>
      ))}
    </Stack>
  );
}
