import { isKeyOf } from './slots.ts';

/** The placeholders that a block suits if it declares no others: sections suit pages and articles. */
const sectionPlaceholders: readonly string[] = ['headless-main', 'story-body'];

interface Suiting {
  readonly suits?: readonly string[] | undefined;
}

/** The names of the placeholders that a block suits. */
export function suitedPlaceholders({ suits }: Suiting): readonly string[] {
  return suits ?? sectionPlaceholders;
}

/** Whether a block suits the placeholder with a key, such as `card-list-{*}`. */
export function suitsPlaceholder(block: Suiting, key: string): boolean {
  return suitedPlaceholders(block).some((name) => isKeyOf(key, name));
}
