import type { Result } from '#domain/result.ts';
import type { Country } from '#domain/sites/site.ts';

/** A site that can be edited. */
export interface EditableSite {
  /** Its name on the platform, such as `nordvik-se`. */
  readonly name: string;
  readonly title: string;
  /** The origin of its pages, such as `https://www.example.se`. */
  readonly origin: string;
  /** Its default language. */
  readonly language: string;
  readonly languages: readonly string[];
  /** The country whose laws and conventions apply; absent if the services don't know it. */
  readonly country?: Country | undefined;
  /** The time zone of its dates, by its IANA name; absent if the services don't know it. */
  readonly timeZone?: string | undefined;
  /** The address that renders a page for the editor; it has the secret and the name of the site. */
  readonly editingUrl: string;
}

/** The name and password of the editor of the demo, which everybody may know. */
export interface DemoEditor {
  readonly name: string;
  readonly password: string;
}

/** A signed-in editor, and what they may edit. */
export interface EditorSession {
  readonly editor: { readonly name: string; readonly role: 'editor' | 'publisher' };
  /** Sent with every request that changes something. */
  readonly csrf: string;
  readonly sites: readonly EditableSite[];
}

/** Why there is no session. */
export type SessionFailure =
  | { readonly kind: 'signed-out'; readonly demoEditor: DemoEditor | undefined }
  /** The name or the password is wrong. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'service-gone'; readonly reason: string };

/** Who is signed in. No function rejects. */
export interface SessionApi {
  readonly session: () => Promise<Result<EditorSession, SessionFailure>>;
  readonly signIn: (
    name: string,
    password: string,
  ) => Promise<Result<EditorSession, SessionFailure>>;
  readonly signOut: (csrf: string) => Promise<void>;
  /** Makes a link to the draft of a page that a colleague opens without signing in. */
  readonly previewLink: (
    csrf: string,
    page: PreviewedPage,
  ) => Promise<Result<PreviewLink, SessionFailure>>;
}

/** A page to show to a colleague. */
export interface PreviewedPage {
  readonly site: string;
  readonly itemId: string;
  readonly language: string;
  readonly route: string;
  readonly expiresInHours: number;
}

/** A link to a draft. */
export interface PreviewLink {
  readonly url: string;
  /** An ISO 8601 instant. */
  readonly expiresAt: string;
}
