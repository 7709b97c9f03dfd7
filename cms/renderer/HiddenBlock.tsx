import { Message } from '#design-system';
import { hiddenComponentName } from '#domain/content/renderings.ts';

/** For editors only: the platform hides a block here, for some visitors or all. */
export function HiddenBlock() {
  return (
    <Message tone="info" title={hiddenComponentName}>
      <p>Visitors don’t see what is here.</p>
    </Message>
  );
}
