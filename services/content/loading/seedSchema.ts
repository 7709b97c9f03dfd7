import { z } from 'zod';
import { parseGuid } from '../guid.ts';

/** A field as an author writes it. */
export type AuthoredField =
  | string
  | number
  | boolean
  | null
  | { [name: string]: AuthoredField }
  | AuthoredField[];

/** A rendering as an author writes it: a component, or a shared list to include. */
export type AuthoredRendering =
  | { include: string }
  | {
      componentName: string;
      uid?: string | undefined;
      item?: string | undefined;
      params?: Record<string, string | number | boolean> | undefined;
      hidden?: boolean | undefined;
      fields?: Record<string, AuthoredField> | undefined;
      placeholders?: Record<string, AuthoredRendering[]> | undefined;
    };

/** A rendering that is not an include. */
export type AuthoredComponent = Exclude<AuthoredRendering, { include: string }>;

const field: z.ZodType<AuthoredField> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(field),
    z.record(z.string(), field),
  ]),
);
const fields = z.record(z.string(), field);

const guid = z.string().transform((text, context) => {
  const id = parseGuid(text);
  if (id !== undefined) return id;
  context.addIssue({ code: 'custom', message: 'must be a GUID' });
  return z.NEVER;
});

const included = z.strictObject({ include: z.string().min(1) });

const component = z.strictObject({
  componentName: z.string().min(1),
  /** Given once, by `npm run content:ids`. */
  uid: guid.optional(),
  /** The id of the item with the fields, if it doesn't follow from the uid; without fields, that of an item elsewhere. */
  item: guid.optional(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Whether it is hidden from visitors. */
  hidden: z.boolean().optional(),
  fields: fields.optional(),
  get placeholders() {
    return z.record(z.string(), renderingList).optional();
  },
});

/** A list of renderings: a placeholder's content, or a shared file. */
export const renderingList: z.ZodType<AuthoredRendering[]> = z.lazy(() =>
  z.array(z.union([included, component])),
);

const routePath = z
  .string()
  .regex(/^\/([^/\s][^/]*(\/[^/\s][^/]*)*)?$/, 'must be an address such as /kop-bil');

/** A page file. */
export const pageSchema = z.strictObject({
  /** Given once, by `npm run content:ids`. The same in all languages of the page. */
  id: guid.optional(),
  displayName: z.string().optional(),
  template: z.string().min(1).default('Page'),
  /** Address, in the site's default language, of the page this one translates. */
  translationOf: routePath.optional(),
  sortOrder: z.number().default(100),
  fields: fields.default({}),
  placeholders: z.record(z.string(), renderingList).default({}),
});

/** A page file's content. */
export type AuthoredPage = z.infer<typeof pageSchema>;

const redirect = z.strictObject({
  pattern: z.string().min(1),
  target: z.string().min(1),
  type: z.enum(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).default('REDIRECT_301'),
  preserveQuery: z.boolean().default(true),
  preserveLanguage: z.boolean().default(false),
  locale: z.string().default(''),
});

const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language such as sv');

/** A site file. */
export const siteSchema = z
  .strictObject({
    name: z.string().min(1),
    hostname: z.string().min(1),
    language,
    languages: z.array(language).min(1),
    settings: fields.default({}),
    attributes: z.record(z.string(), z.string()).default({}),
    robots: z.string().optional(),
    sitemap: z.array(z.string()).optional(),
    redirects: z.array(redirect).default([]),
    llmsTxt: z.string().optional(),
  })
  .refine((site) => site.languages.includes(site.language), {
    path: ['languages'],
    message: 'must contain the default language',
  });

/** A site file's content. */
export type AuthoredSite = z.infer<typeof siteSchema>;

const tagKey = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'must be a key such as elbil');

/** A file of tags: the text for visitors, by key. */
export const tagsSchema = z.record(tagKey, z.string().min(1));

/** A file with the settings of a language. */
export const settingsSchema = fields;

/** A dictionary file. */
export const dictionarySchema = z.record(z.string().min(1), z.string());
