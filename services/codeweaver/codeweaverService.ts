import {
  type WireCfdRequest,
  type WirePhysicalVehicle,
  type WireQuotedVehicle,
  wireCfdRequest,
  wireDefaultRequest,
} from '#upstream/codeweaver/wire.ts';
import { garbagePage } from '../faults/withFault.ts';
import { readBody } from '../http/readBody.ts';
import { requireKey } from '../http/requireKey.ts';
import { json, refusal } from '../http/respond.ts';
import { createRouter, type Route } from '../http/router.ts';
import type { Service } from '../service.ts';
import { codeweaverGuides } from './endpoints.ts';
import { financePanel } from './financePanel.ts';
import type { Behaviour, FinancePlan } from './financePlan.ts';
import { legalText } from './legalText.ts';
import { valued } from './lending.ts';
import { pagePurposes, quotePage } from './pages.ts';
import { productsFor } from './products.ts';
import { calculate, quotationOf } from './quotation.ts';
import { createGivenQuotes, type GivenQuotes } from './quotes.ts';

export interface CodeweaverOptions {
  readonly plan: FinancePlan;
  /** The key that requests must carry. */
  readonly apiKey: string;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** Creates the reference of a quote. */
  readonly newReference: () => string;
  /** Waits for some time (ms), or rejects when the signal is aborted. */
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>;
}

const codeweaverPath = '/codeweaver';

/** Codeweaver: finance products, quotes and their legal text for British cars. */
export function createCodeweaverService(options: CodeweaverOptions): Service {
  const { apiKey, plan } = options;
  const quotes = createGivenQuotes();
  const routes: readonly Route[] = [
    { method: 'POST', path: '/default', handle: (request) => answerDefault(request, options) },
    { method: 'POST', path: '/cfd', handle: (request) => answerCfd(request, options, quotes) },
    { method: 'GET', path: '/legal', handle: (request) => answerLegal(request, options, quotes) },
  ];
  const guarded = requireKey(apiKey, routes, codeweaverPath);
  // Visitors open these pages, so they need no key.
  const pages = pagePurposes.map(
    (purpose): Route => ({
      method: 'GET',
      path: `${codeweaverPath}/${purpose}`,
      handle: (request) => quotePage(request, purpose, quotes),
    }),
  );
  return {
    id: 'codeweaver',
    title: 'Finance quotes (Codeweaver)',
    prefixes: [codeweaverPath],
    handle: createRouter([...guarded, ...pages]),
    endpoints: codeweaverGuides(codeweaverPath, apiKey),
    panels: [financePanel(plan, quotes)],
  };
}

const slowMs = 4_000;
const maxBytes = 1_000_000;

async function answerDefault(request: Request, options: CodeweaverOptions): Promise<Response> {
  const body = await readBody(request, wireDefaultRequest, { maxBytes });
  if (body instanceof Response) return body;
  const { PhysicalVehicle: vehicle } = body;
  const behaviour = behaviourOf(vehicle, options);
  const fault = await misbehave(behaviour, request, options);
  if (fault) return fault;
  if (behaviour === 'noProducts') return json({ Products: [] });
  const controls = behaviour === 'swappedControls' ? 'swapped' : 'usual';
  return json({
    Products: productsFor(options.plan.agreements, valued(vehicle, options.now()), controls),
  });
}

async function answerCfd(
  request: Request,
  options: CodeweaverOptions,
  quotes: GivenQuotes,
): Promise<Response> {
  const body = await readBody(request, wireCfdRequest, { maxBytes });
  if (body instanceof Response) return body;
  for (const { PhysicalVehicle } of body.VehicleRequests) {
    const behaviour = behaviourOf(PhysicalVehicle, options);
    const fault = await misbehave(behaviour, request, options);
    if (fault) return fault;
    if (behaviour === 'failingQuotes') return refusal(500, 'Quotes for this vehicle fail.');
  }
  const { origin } = new URL(request.url);
  const answer = (asked: VehicleRequest) => quoteFor(asked, { ...options, quotes, origin });
  return json({ Vehicles: body.VehicleRequests.map(answer) });
}

function answerLegal(request: Request, { plan }: CodeweaverOptions, quotes: GivenQuotes): Response {
  const reference = new URL(request.url).searchParams.get('quoteRef') ?? '';
  const quote = quotes.find(reference);
  if (!quote) return refusal(404, `There is no quote "${reference}".`);
  return json({ TermsAndConditions: legalText(quote.plan, plan.lender) });
}

function behaviourOf(
  { SourceVehicleId: id }: WirePhysicalVehicle,
  { plan: { vehicles } }: Pick<CodeweaverOptions, 'plan'>,
): Behaviour | undefined {
  return Object.hasOwn(vehicles, id) ? vehicles[id] : undefined;
}

/** The answer of a vehicle that fails on purpose. */
async function misbehave(
  behaviour: Behaviour | undefined,
  { signal }: Request,
  { delay }: CodeweaverOptions,
): Promise<Response | undefined> {
  if (behaviour === 'slow') await delay(slowMs, signal);
  if (behaviour === 'failing') return refusal(500, 'Requests for this vehicle fail.');
  return behaviour === 'garbage' ? garbagePage() : undefined;
}

type VehicleRequest = WireCfdRequest['VehicleRequests'][number];

interface QuoteTools extends CodeweaverOptions {
  readonly quotes: GivenQuotes;
  /** Address of the services, for the link to apply. */
  readonly origin: string;
}

function quoteFor(
  { Id, Parameters, PhysicalVehicle }: VehicleRequest,
  tools: QuoteTools,
): WireQuotedVehicle {
  const { quotes, origin, now, newReference } = tools;
  const { agreements, notification, shortTerms } = tools.plan;
  const behaviour = behaviourOf(PhysicalVehicle, tools);
  const plan = calculate(agreements, Parameters, valued(PhysicalVehicle, now()));
  const message = plan.kind === 'refused' ? plan.message : declinedBy(behaviour, Parameters);
  if (plan.kind === 'refused' || message !== undefined) {
    return { Id, HasError: true, Error: { UserMessage: message }, FinanceQuotations: [] };
  }
  const reference = newReference();
  const registration = PhysicalVehicle.Registration.RegistrationNumber;
  quotes.add({ reference, registration, at: now(), plan });
  const applyUrl = `${origin}${codeweaverPath}/apply?quoteRef=${encodeURIComponent(reference)}`;
  const notifications = behaviour === 'notified' ? [notification] : [];
  const quotation = quotationOf(plan, { reference, applyUrl, notifications, shortTerms });
  return { Id, HasError: false, FinanceQuotations: [quotation] };
}

const longestShortTerm = 36;

function declinedBy(
  behaviour: Behaviour | undefined,
  { Term = 0 }: VehicleRequest['Parameters'],
): string | undefined {
  if (behaviour === 'declined') {
    return 'We can’t quote for this vehicle online. Please ask our team about finance.';
  }
  if (behaviour === 'shortTermsOnly' && Term > longestShortTerm) {
    return `This vehicle can be financed over ${longestShortTerm} months at most. Please choose a shorter term.`;
  }
  return undefined;
}
