/**
 * Metadata that the platform sends with a field in editing mode, for the marks around it. It is
 * opaque to us and passed back unchanged.
 */
export type FieldMetadata = Readonly<Record<string, unknown>>;
