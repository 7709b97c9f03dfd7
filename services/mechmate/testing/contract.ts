import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';

const file = new URL('../openapi.yaml', import.meta.url);

const reference = z.object({ $ref: z.string() });
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  schema: z.record(z.string(), z.unknown()),
});
const media = z.record(z.string(), z.object({ schema: z.unknown() }));
const response = z.object({ content: media });
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.union([parameter, reference])),
  requestBody: z.object({ content: media }).optional(),
  responses: z.record(z.string(), z.union([response, reference])),
});
const contractSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post']), operation.optional())),
  components: z.object({
    parameters: z.record(z.string(), parameter),
    responses: z.record(z.string(), response),
  }),
});

type Operation = z.infer<typeof operation>;

/** Checks requests to the service and its answers against `openapi.yaml`. It throws at what violates it. */
export interface Contract {
  readonly operations: readonly string[];
  /** The id of the operation of a request. */
  readonly checkRequest: (request: Request) => Promise<string>;
  readonly checkAnswer: (operationId: string, answer: Response) => Promise<void>;
}

/** Throws if a value doesn't match a schema of the document. */
type Check = (schema: unknown, value: unknown, what: string) => void;

/** An operation with the requests that it answers. */
interface Entry extends Operation {
  readonly method: string;
  /** Its groups are the parameters of the path. */
  readonly path: RegExp;
  readonly expected: readonly z.infer<typeof parameter>[];
}

/** Reads the contract. */
export function readContract(): Contract {
  const document = z.record(z.string(), z.unknown()).parse(parse(readFileSync(file, 'utf8')));
  const { paths, components } = contractSchema.parse(document);
  const check = createCheck(document);
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, value]) =>
      value ? [entry(path, method, value)] : [],
    ),
  );

  function entry(path: string, method: string, value: Operation): Entry {
    const expected = value.parameters.map((each) => resolve(components.parameters, each));
    return { ...value, path: patternOf(path), method: method.toUpperCase(), expected };
  }

  return {
    operations: entries.map(({ operationId }) => operationId),
    checkRequest: (request) => checkRequest(request, entries, check),
    checkAnswer: async (operationId, answer) => {
      const found = entries.find((each) => each.operationId === operationId);
      const given = found?.responses[`${answer.status}`];
      if (!given) throw new Error(`${operationId} has no answer ${answer.status}`);
      const { content } = resolve(components.responses, given);
      const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
      const expected = content[type];
      if (!expected) throw new Error(`${operationId} has no answer of type ${type}`);
      for (const value of await readValues(answer.clone(), type)) {
        check(expected.schema, value, `${operationId} ${answer.status}`);
      }
    },
  };
}

function createCheck(document: object): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats['default'](ajv);
  ajv.addSchema({ ...document, $id: 'contract' });
  const compiled = new Map<unknown, ReturnType<typeof ajv.compile>>();
  return (schema, value, what) => {
    const validate = compiled.get(schema) ?? ajv.compile(withDocument(schema));
    compiled.set(schema, validate);
    if (!validate(value)) throw new Error(`${what}: ${ajv.errorsText(validate.errors)}`);
  };
}

async function checkRequest(
  request: Request,
  entries: readonly Entry[],
  check: Check,
): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  const end = pathname.replace(/^\/mechmate/, '');
  const found = entries.find(({ path, method }) => method === request.method && path.test(end));
  if (!found) throw new Error(`${request.method} ${end} is no operation`);
  if (request.headers.get('x-api-key') === null) throw new Error('the key is missing');
  const { operationId, requestBody, expected } = found;
  const segments = found.path.exec(end)?.groups ?? {};
  for (const { name, in: place, required, schema } of expected) {
    const texts = {
      path: decodeURIComponent(segments[name] ?? ''),
      query: searchParams.get(name),
      header: request.headers.get(name),
    };
    const text = texts[place];
    if (text !== null) check(schema, typed(text, schema), `${operationId} ${name}`);
    else if (required) throw new Error(`${operationId}: ${name} is missing`);
  }
  const names = expected.map(({ name }) => name);
  const unexpected = [...searchParams.keys()].filter((name) => !names.includes(name));
  if (unexpected.length > 0) throw new Error(`${operationId}: unexpected ${unexpected}`);
  const body = requestBody?.content['application/json'];
  if (body) check(body.schema, await request.clone().json(), `${operationId} body`);
  return operationId;
}

/** The schema with its references pointing into the whole document. */
function withDocument(schema: unknown): object {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function resolve<Value extends object>(
  values: Readonly<Record<string, Value>>,
  value: Value | z.infer<typeof reference>,
): Value {
  if (!('$ref' in value)) return value;
  const name = String(value.$ref).split('/').at(-1) ?? '';
  const found = values[name];
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

function typed(text: string, { type }: Readonly<Record<string, unknown>>): unknown {
  return type === 'number' || type === 'integer' ? Number(text) : text;
}

async function readValues(answer: Response, type: string): Promise<readonly unknown[]> {
  if (type !== 'text/event-stream') return [await answer.json()];
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data:'));
  return lines.map((line) => JSON.parse(line.slice('data:'.length)));
}
