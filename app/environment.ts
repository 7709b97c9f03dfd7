import { z } from 'zod';
import type { FormProviders } from '#domain/forms/providers.ts';

/**
 * All environment variables of the site. Unset addresses default to the embedded services on the same
 * machine.
 */
const port = z.coerce.number().int().min(1).max(65535);
const address = z.url({ protocol: /^https?$/ });
const secret = z.string().min(1);
const localKey = 'forecourt-local';
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url()));

/** A URL to which paths are appended. */
const base = address.transform((url) => url.replace(/\/+$/, ''));

const variables = z.object({
  PORT: port.default(3000),
  SERVICES_PORT: port.default(4000),
  CONTENT_GRAPHQL_URL: address.optional(),
  CONTENT_API_KEY: secret.default(localKey),
  CONTENT_EDITING_SECRET: secret.optional(),
  CONTENT_EDITOR_ORIGINS: origins.default([]),
  TAG_MANAGER_URL: address.default('https://www.googletagmanager.com/gtm.js'),
  FORM_PROVIDER_URL: base.optional(),
  FORM_PROVIDER_PORTAL: z.string().default('forecourt'),
  FORM_PROVIDER_REGION: z.string().default('eu'),
  SEARCH_URL: address.optional(),
  SEARCH_API_KEY: secret.default(localKey),
  CAR_MEDIA_URL: base.optional(),
  JOTFORM_URL: base.optional(),
  JOTFORM_API_KEY: secret.default(localKey),
});

/** The parsed environment. */
export interface Environment {
  /** Port of the site. */
  readonly port: number;
  /** Port of the embedded services. */
  readonly servicesPort: number;
  readonly content: {
    /** URL of the GraphQL endpoint. */
    readonly url: string;
    readonly key: string;
    /** Shared with the platform's page editor; without it, editing is disabled. */
    readonly editingSecret: string | undefined;
    /** Origins of page editors in addition to the platform's own. */
    readonly editorOrigins: readonly string[];
  };
  /** URL of the tag manager's script; loaded by browsers, and only with consent. */
  readonly tagManagerUrl: string;
  /** The search indices of cars and facilities. */
  readonly search: { readonly url: string; readonly key: string };
  /** Source of videos and 360° views of cars, by registration number. */
  readonly carMediaUrl: string;
  /** Addresses of embedded forms. No secrets, because browsers use them. */
  readonly formProviders: FormProviders;
  /** API key for the submissions of Jotform's forms. */
  readonly jotformKey: string;
}

/** An invalid value in the environment. Its message names the variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Parses the environment. Throws an `EnvironmentError` that names the first invalid value. */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvironmentError(`${issue?.path.join('.')} can't be used: ${issue?.message}.`);
  }
  const { PORT, SERVICES_PORT, CONTENT_GRAPHQL_URL, CONTENT_EDITING_SECRET } = parsed.data;
  const services = `http://127.0.0.1:${SERVICES_PORT}`;
  return {
    port: PORT,
    servicesPort: SERVICES_PORT,
    content: {
      url: CONTENT_GRAPHQL_URL ?? `${services}/sitecore/api/graph/edge`,
      key: parsed.data.CONTENT_API_KEY,
      editingSecret: CONTENT_EDITING_SECRET ?? (CONTENT_GRAPHQL_URL ? undefined : localKey),
      editorOrigins: parsed.data.CONTENT_EDITOR_ORIGINS,
    },
    tagManagerUrl: parsed.data.TAG_MANAGER_URL,
    search: {
      url: parsed.data.SEARCH_URL ?? `${services}/search`,
      key: parsed.data.SEARCH_API_KEY,
    },
    carMediaUrl: parsed.data.CAR_MEDIA_URL ?? `${services}/car-media`,
    formProviders: {
      embed: {
        url: parsed.data.FORM_PROVIDER_URL ?? `${services}/forms`,
        portal: parsed.data.FORM_PROVIDER_PORTAL,
        region: parsed.data.FORM_PROVIDER_REGION,
      },
      jotform: { url: parsed.data.JOTFORM_URL ?? `${services}/jotform` },
    },
    jotformKey: parsed.data.JOTFORM_API_KEY,
  };
}
