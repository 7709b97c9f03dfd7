import type { ComponentUpdate } from '#domain/content/editableComponents.ts';
import { isRecord, members } from '#domain/record.ts';

/*
 * The two messages of the platform's Design Library that its SDK publishes, and the element of a component. The platform
 * defines all names.
 */

/** The id of the element around a component. */
export const componentElementId = 'editing-component';

/** What a component reports: that it takes updates, or that it shows the last one. */
export type ComponentStatus = 'ready' | 'rendered';

/** The message about the state of a component. */
export function statusMessage(status: ComponentStatus, uid: string) {
  return { name: 'component:status', message: { status, uid, isRenderingServerComponent: true } };
}

/** The update in a message; `undefined` for all other messages. */
export function readUpdateMessage(data: unknown): ComponentUpdate | undefined {
  if (!isRecord(data) || data['name'] !== 'component:update') return undefined;
  const { uid, fields, params } = members(data['details']);
  if (typeof uid !== 'string' || uid === '') return undefined;
  return { uid, fields: members(fields), params: members(params) };
}
