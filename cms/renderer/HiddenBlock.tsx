import { Message } from '#design-system';
import { hiddenComponentName } from '#domain/content/page.ts';

/** For editors only: the platform hides a block here, for some visitors or all. */
export function HiddenBlock() {
  return <Message tone="info" title={hiddenComponentName} />;
}
