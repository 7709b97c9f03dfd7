import { z } from 'zod';
import { editorRoles } from './editor.ts';

/** What a sign-in sends. */
export const signInBody = z.object({
  name: z.string().max(200),
  password: z.string().max(1000),
});

/** An account of a demo, which everybody may know. */
const demoEditor = z.object({ name: z.string(), password: z.string() });

/** A site whose pages can be edited. */
const wireSite = z.object({
  name: z.string(),
  title: z.string(),
  origin: z.string(),
  language: z.string(),
  languages: z.array(z.string()),
  /** ISO 3166-1; absent if this version of the code doesn't know the site. */
  country: z.string().optional(),
  /** IANA name; absent as well then. */
  timeZone: z.string().optional(),
  /** The site's own render for editors, to which `sc_itemid`, `sc_lang`, `route` and `mode` are appended. */
  editingUrl: z.string(),
});

/** The answer about a session. */
export const sessionAnswer = z.object({
  editor: z.object({ name: z.string(), role: z.enum(editorRoles) }),
  /** Sent back in `x-csrf-token` by requests that change something. */
  csrf: z.string(),
  sites: z.array(wireSite),
  demoEditor: demoEditor.optional(),
});

export type SessionAnswer = z.infer<typeof sessionAnswer>;
export type WireEditedSite = z.infer<typeof wireSite>;
export type DemoAccount = z.infer<typeof demoEditor>;

const longestLinkHours = 30 * 24;

/** Asks for a link to the draft of a page. */
export const previewLinkBody = z.object({
  site: z.string(),
  itemId: z.string().regex(/^\{?[0-9a-f-]{32,36}\}?$/i),
  language: z.string(),
  /** The path of the page on its site. */
  route: z.string().startsWith('/').max(2000),
  expiresInHours: z.int().min(1).max(longestLinkHours),
});

/** A link to the draft of a page. */
const previewLinkAnswer = z.object({
  url: z.string(),
  /** An ISO 8601 instant. */
  expiresAt: z.string(),
});

export type PreviewLinkAnswer = z.infer<typeof previewLinkAnswer>;
