import type { Answer } from '../upstreamAnswer.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { Page } from './page.ts';

/** The placeholder in which the platform delivers a single component. */
export const componentPlaceholder = 'editing-componentmode-placeholder';

/** A component that the platform's Design Library shows without its page. */
export interface ComponentAddress {
  readonly site: string;
  /** The item that is the component's page. */
  readonly itemId: string;
  readonly language: string;
  /** The latest if absent. */
  readonly version?: string | undefined;
  /** Identity of the placement; one that isn't on the page is for `renderingId` and `dataSource`. */
  readonly uid: string;
  /** Id of the item that defines the component. */
  readonly renderingId?: string | undefined;
  /** Id of the item that has the fields. */
  readonly dataSource?: string | undefined;
  readonly mode: 'edit' | 'preview';
  /** The editor's own credentials, as a value of the `Authorization` header. */
  readonly authorization?: string | undefined;
}

/** What an editor has changed in the Design Library, and not saved, of the rendering with this uid. */
export interface ComponentUpdate {
  readonly uid: string;
  /** Fields in the platform's form, by name. The others stay. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Parameters, by name. The others stay. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Port of the platform for single components. Failures are values; it never rejects. */
export interface EditableComponents {
  /** A page that contains only the component, in a placeholder of its own; `undefined` if there is no such component. Never cached. */
  readonly find: (
    address: ComponentAddress,
    updates: readonly ComponentUpdate[],
  ) => Promise<Answer<Page | undefined, UpstreamFailure>>;
}

/** The updates with one more. A later value of a field or parameter replaces the earlier one. */
export function addUpdate(
  updates: readonly ComponentUpdate[],
  { uid, fields, params }: ComponentUpdate,
): readonly ComponentUpdate[] {
  const earlier = updates.find((update) => update.uid === uid);
  const merged = {
    uid,
    fields: { ...earlier?.fields, ...fields },
    params: { ...earlier?.params, ...params },
  };
  return [...updates.filter((update) => update !== earlier), merged];
}
