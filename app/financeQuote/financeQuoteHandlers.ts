import { z } from 'zod';
import type { CarService } from '#domain/cars/service.ts';
import type { FinanceQuoteService } from '#domain/financeQuote/service.ts';
import { type QuotedVehicle, quotedVehicle } from '#domain/financeQuote/vehicle.ts';
import { findSite } from '#sites/index.ts';
import { refusal, reply, upstreamFailed } from '../http/answers.ts';
import { isOwnRequest } from '../http/ownRequest.ts';
import { queryOf, readBody } from '../http/readRequest.ts';
import type { RefuseAbove } from '../http/refuseAbove.ts';

export interface FinanceQuoteTools {
  /** Where the vehicle's price comes from: a browser only names the car. */
  readonly cars: CarService;
  readonly financeQuotes: FinanceQuoteService;
  /** Refuses requests above the limits. */
  readonly refuse: RefuseAbove;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
}

type Handler = (request: Request) => Promise<Response>;

const maxBodyBytes = 2_000;

const car = { site: z.string(), carId: z.string().min(1).max(100) };
const amount = z.number().min(0).max(10_000_000).optional();

const productsQuestion = z.object(car);
const quoteQuestion = z.object({
  ...car,
  choice: z.object({
    family: z.string().min(1).max(100),
    term: z.number().int().min(1).max(240).optional(),
    deposit: amount,
    payment: amount,
    mileage: amount,
    calculation: z.enum(['toPayment', 'toDeposit']),
  }),
});

/** Answers with `{ products }` for the car in the body: `{ site, carId }`. */
export function createProductsHandler(tools: FinanceQuoteTools): Handler {
  return async (request) => {
    const read = await readVehicle(request, productsQuestion, tools);
    if (read instanceof Response) return read;
    const { question, vehicle } = read;
    const answer = await tools.financeQuotes.products(vehicle);
    if (answer.ok) return reply({ products: answer.value });
    return upstreamFailed(
      answer.failure,
      `codeweaver: products of car ${question.carId}`,
      tools.log,
    );
  };
}

/** Answers with a `QuoteAnswer` for the car and choice in the body: `{ site, carId, choice }`. */
export function createQuoteHandler(tools: FinanceQuoteTools): Handler {
  return async (request) => {
    const read = await readVehicle(request, quoteQuestion, tools);
    if (read instanceof Response) return read;
    const { question, vehicle } = read;
    const answer = await tools.financeQuotes.quote(vehicle, question.choice);
    if (answer.ok) return reply(answer.value);
    return upstreamFailed(answer.failure, `codeweaver: quote for car ${question.carId}`, tools.log);
  };
}

const referencePattern = /^[\w-]{1,100}$/;

/** Answers with `{ terms }` of the quote in the address: `?quoteRef=`. */
export function createTermsHandler({
  financeQuotes,
  refuse,
  log,
}: Omit<FinanceQuoteTools, 'cars'>): Handler {
  return async (request) => {
    const reference = queryOf(request).get('quoteRef') ?? '';
    if (!referencePattern.test(reference)) return refusal(400, 'invalid-request');
    const refused = await refuse(request);
    if (refused) return refused;
    const answer = await financeQuotes.terms(reference);
    if (!answer.ok)
      return upstreamFailed(answer.failure, `codeweaver: terms of quote ${reference}`, log);
    return answer.value === undefined ? refusal(404, 'missing') : reply({ terms: answer.value });
  };
}

/** The question of a request and the vehicle that it is about, or the refusal. */
async function readVehicle<Question extends z.infer<typeof productsQuestion>>(
  request: Request,
  schema: z.ZodType<Question>,
  { cars, refuse }: FinanceQuoteTools,
): Promise<{ readonly question: Question; readonly vehicle: QuotedVehicle } | Response> {
  if (!isOwnRequest(request)) return refusal(403, 'cross-site');
  const read = await readBody(schema, request, maxBodyBytes);
  if (!read.ok) return refusal(400, 'invalid-request');
  const refused = await refuse(request);
  if (refused) return refused;
  const vehicle = await findVehicle(read.value, cars);
  return vehicle instanceof Response ? vehicle : { question: read.value, vehicle };
}

async function findVehicle(
  { site: id, carId }: z.infer<typeof productsQuestion>,
  cars: CarService,
): Promise<QuotedVehicle | Response> {
  const site = findSite(id);
  if (!site?.financeQuote || !cars.hasCars(id)) return refusal(404, 'unknown-site');
  const lookup = await cars.car(id, carId);
  switch (lookup.kind) {
    case 'missing':
      return refusal(404, 'missing');
    case 'failed':
      // The client of the index has already logged it.
      return refusal(503, lookup.failure.kind);
    case 'found':
      return quotedVehicle(lookup.car, site.financeQuote) ?? refusal(404, 'no-finance');
  }
}
