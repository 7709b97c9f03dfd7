import type { ComponentType } from 'react';
import type { FieldProblem } from '#domain/content/fields.ts';
import type { Manifest, ManifestBlock, ManifestField } from '#domain/content/manifest/manifest.ts';
import type { AuthoringApi, FieldTexts } from './api/authoringApi.ts';
import type { SessionApi } from './api/sessionApi.ts';

/** The props of the form with the fields of a block or page. */
export interface FieldFormProps {
  /** The fields, in the order in which they are shown. */
  readonly declarations: readonly ManifestField[];
  /** The values in the platform's storage format, by the field's name on the platform. */
  readonly values: FieldTexts;
  /** Called with every keystroke. */
  readonly onChange: (name: string, value: string) => void;
  /** What the service refused, by the field's name on the platform. */
  readonly problems: readonly FieldProblem[];
}

/** The props of the list of blocks to choose from. */
export interface BlockPickerProps {
  /** The blocks that can be put there. */
  readonly allowed: readonly ManifestBlock[];
  /** Called with the name of the component. */
  readonly onPick: (name: string) => void;
}

/** Where the editor keeps what the service hasn't confirmed, such as the local storage. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The address of the editor's own window: which page of which site is edited. */
export interface EditorAddress {
  readonly read: () => string;
  readonly write: (path: string) => void;
  /** Calls back when the editor goes back or forward. Returns what stops it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** All that the editor needs from outside. Tests and stories bring their own. */
export interface EditorServices {
  readonly session: SessionApi;
  /** @param csrf - The token of the session, which changes when somebody signs in again. */
  readonly authoring: (csrf: () => string) => AuthoringApi;
  readonly manifest: Manifest;
  readonly kept: KeptTexts;
  readonly address: EditorAddress;
  readonly FieldForm: ComponentType<FieldFormProps>;
  readonly BlockPicker: ComponentType<BlockPickerProps>;
}
