import { z } from 'zod';

/** The languages of forms. */
export const languages = ['sv', 'en', 'nb', 'fi', 'sk'] as const;

export type Language = (typeof languages)[number];

/** One text in all languages. */
export type Texts = Readonly<Record<Language, string>>;

/** Texts by language; missing languages use the first text. */
const texts = z
  .partialRecord(z.enum(languages), z.string().min(1))
  .refine((given) => Object.keys(given).length > 0, 'must be given in at least one language')
  .transform((given): Texts => {
    const [first = ''] = Object.values(given);
    return { sv: first, en: first, nb: first, fi: first, sk: first, ...given };
  });

const field = z.strictObject({
  /** Its key in submissions. */
  name: z.string().regex(/^[A-Za-z]\w*$/, 'must be a name such as registrationNumber'),
  kind: z.enum(['text', 'email', 'tel', 'number', 'textarea', 'checkbox']).default('text'),
  required: z.boolean().default(false),
  /** Value of the HTML `autocomplete` attribute. */
  autocomplete: z.string().min(1).optional(),
  label: texts,
});

/** The schema of a form file. */
export const formSchema = z.strictObject({
  title: texts,
  fields: z.array(field).min(1),
  submit: texts,
  thanks: texts,
});

/** A field of a form. */
export type WebFormField = z.output<typeof field>;

/** A form at a provider. */
export type WebForm = z.output<typeof formSchema> & { readonly id: string };

/** The language of a tag such as `sv-SE`; Swedish if forms don't support it. */
export function languageOf(tag: string | null): Language {
  const wanted = tag?.split('-')[0]?.toLowerCase();
  return languages.find((language) => language === wanted) ?? 'sv';
}
