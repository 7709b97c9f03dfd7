import { Message } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';

interface UnknownBlockProps {
  /** The component's name on the platform. */
  readonly name: string;
  readonly dictionary: Dictionary;
}

/** For editors only: the content names a component that this code base doesn't have. */
export function UnknownBlock({ name, dictionary }: UnknownBlockProps) {
  const title = fillText(dictionary.sectionErrorComponent, { component: name });
  return <Message tone="warning" title={title} />;
}
