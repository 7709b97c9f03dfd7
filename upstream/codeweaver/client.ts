import type { FinanceQuoteService } from '#domain/financeQuote/service.ts';
import { fail, ok } from '#domain/result.ts';
import { isMissing } from '#domain/upstreamFailure.ts';
import { readWire } from '../http/readWire.ts';
import { getJson, type HttpTools, postJson, systemTools } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';
import { parseProducts, parseQuote, plainText, productsRequest, quoteRequest } from './parse.ts';
import { wireCfdAnswer, wireLegal, wireProducts } from './wire.ts';

interface FinanceQuoteClientOptions {
  /** Codeweaver's URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  /** The gate of Codeweaver. */
  readonly upstream: Upstream;
  readonly tools?: HttpTools | undefined;
}

/** Requests products, quotes and terms from Codeweaver. */
export function createFinanceQuoteClient(options: FinanceQuoteClientOptions): FinanceQuoteService {
  const { upstream } = options;
  return {
    products: (vehicle) => upstream.ask(() => loadProducts(options, vehicle)),
    quote: (vehicle, choice) => upstream.ask(() => loadQuote(options, vehicle, choice)),
    terms: (reference) => upstream.ask(() => loadTerms(options, reference)),
  };
}

async function loadProducts(
  options: FinanceQuoteClientOptions,
  vehicle: Parameters<FinanceQuoteService['products']>[0],
): ReturnType<FinanceQuoteService['products']> {
  const answer = await post(options, 'default', productsRequest(vehicle));
  if (!answer.ok) return answer;
  const wire = readWire(wireProducts, answer.value);
  if (!wire.ok) return wire;
  const products = parseProducts(wire.value.Products);
  // Unreadable products are left out, but if there is nothing else, the answer is unreadable.
  if (products.length > 0 || wire.value.Products.length === 0) return ok(products);
  return fail({ kind: 'malformed', reason: 'no readable product' });
}

async function loadQuote(
  options: FinanceQuoteClientOptions,
  ...[vehicle, choice]: Parameters<FinanceQuoteService['quote']>
): ReturnType<FinanceQuoteService['quote']> {
  const answer = await post(options, 'cfd', quoteRequest(vehicle, choice));
  if (!answer.ok) return answer;
  const wire = readWire(wireCfdAnswer, answer.value);
  if (!wire.ok) return wire;
  const quoted = wire.value.Vehicles.find(({ Id }) => Id === vehicle.id);
  return quoted ? ok(parseQuote(quoted)) : fail({ kind: 'malformed', reason: 'another vehicle' });
}

async function loadTerms(
  { url, key, timeoutMs, tools = systemTools }: FinanceQuoteClientOptions,
  reference: string,
): ReturnType<FinanceQuoteService['terms']> {
  const answer = await getJson(tools, {
    url: `${url}/legal?quoteRef=${encodeURIComponent(reference)}`,
    headers: { 'x-api-key': key },
    timeoutMs,
  });
  if (!answer.ok) return isMissing(answer.failure) ? ok(undefined) : answer;
  const wire = readWire(wireLegal, answer.value);
  return wire.ok ? ok(plainText(wire.value.TermsAndConditions)) : wire;
}

function post(
  { url, key, timeoutMs, tools = systemTools }: FinanceQuoteClientOptions,
  path: string,
  body: unknown,
) {
  return postJson(tools, { url: `${url}/${path}`, headers: { 'x-api-key': key }, body, timeoutMs });
}
