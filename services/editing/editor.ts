/** What an editor may do: change drafts, or also publish. */
export const editorRoles = ['editor', 'publisher'] as const;

export type EditorRole = (typeof editorRoles)[number];

/** Somebody who edits pages. */
export interface Editor {
  readonly name: string;
  readonly role: EditorRole;
}
