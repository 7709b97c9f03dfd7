import type {
  FinanceProduct,
  ParameterValues,
  ProductParameter,
} from '#domain/financeQuote/product.ts';
import type { LenderQuote, QuoteAnswer, QuoteChoice } from '#domain/financeQuote/quote.ts';
import type { QuotedVehicle } from '#domain/financeQuote/vehicle.ts';
import {
  type WireCfdRequest,
  type WireDefaultRequest,
  type WireFinanceQuotation,
  type WireParameter,
  type WirePhysicalVehicle,
  type WireProduct,
  type WireQuotedVehicle,
  wireProduct,
} from './wire.ts';

const types = { car: 'Car', van: 'Lcv', motorcycle: 'Bike' } as const;

/** Writes the request for the products of a vehicle. */
export function productsRequest(vehicle: QuotedVehicle): WireDefaultRequest {
  return {
    PhysicalVehicle: physicalVehicle(vehicle),
    Organisation: { Identifier: vehicle.organisation },
  };
}

/** Writes the request for one quote. */
export function quoteRequest(vehicle: QuotedVehicle, choice: QuoteChoice): WireCfdRequest {
  const isToPayment = choice.calculation === 'toPayment';
  const Parameters = {
    Term: choice.term,
    CashDeposit: choice.deposit,
    RegularPayment: choice.payment,
    AnnualMileage: choice.mileage,
    FinanceProductFamilyKeys: [choice.family],
    CalculationType: isToPayment ? ('ToRegularPayment' as const) : ('ToCashDeposit' as const),
    Organisation: { Identifier: vehicle.organisation },
  };
  return {
    VehicleRequests: [{ Id: vehicle.id, Parameters, PhysicalVehicle: physicalVehicle(vehicle) }],
  };
}

function physicalVehicle(vehicle: QuotedVehicle): WirePhysicalVehicle {
  return {
    Type: types[vehicle.kind],
    SourceVehicleId: vehicle.id,
    Vin: vehicle.vin,
    Status: 'PreOwned',
    OnTheRoadPrice: vehicle.price,
    Registration: {
      RegistrationNumber: vehicle.registrationNumber,
      CountryCode: 'GB',
      DateRegisteredWithDvla: vehicle.registeredOn,
    },
  };
}

/** The products that can be read. */
export function parseProducts(wire: readonly unknown[]): readonly FinanceProduct[] {
  return wire.flatMap((entry) => {
    const product = wireProduct.safeParse(entry);
    return product.success ? [parseProduct(product.data)] : [];
  });
}

function parseProduct(wire: WireProduct): FinanceProduct {
  return {
    name: wire.Name,
    family: wire.FamilyKey,
    parameters: {
      term: parseParameter(wire.Term),
      deposit: parseParameter(wire.Deposit),
      payment: parseParameter(wire.Payment),
      mileage: parseParameter(wire.AnnualMileage),
    },
  };
}

function parseParameter(wire: WireParameter | null | undefined): ProductParameter | undefined {
  const values = wire && parseValues(wire);
  if (!values) return undefined;
  const initialText = wire.Locale?.DisplayValue ?? undefined;
  return { values, initial: wire.Default, initialText };
}

/** The values in ascending order; undefined if there are neither values nor a range. */
function parseValues(wire: WireParameter): ParameterValues | undefined {
  const { Values, Minimum: min, Maximum: max, Default: initial } = wire;
  if (Values && Values.length > 0) {
    const values = [...new Set([...Values, initial])].sort((a, b) => a - b);
    return { kind: 'list', values };
  }
  if (min == null || max == null || min > max) return undefined;
  return { kind: 'range', min: Math.min(min, initial), max: Math.max(max, initial) };
}

/** The quote, or the lender's message. An answer without a quote counts as refused. */
export function parseQuote(wire: WireQuotedVehicle): QuoteAnswer {
  const [quotation] = wire.FinanceQuotations ?? [];
  if (!wire.HasError && quotation) return { kind: 'quoted', quote: parseQuotation(quotation) };
  return { kind: 'refused', message: wire.Error?.UserMessage?.trim() || undefined };
}

function parseQuotation({ Finance: { Quote: wire }, Blocks }: WireFinanceQuotation): LenderQuote {
  return {
    reference: wire.QuoteReference,
    term: wire.Term,
    deposit: wire.TotalDeposit,
    payment: wire.TotalRegularPayment,
    mileage: wire.AnnualMileage ?? undefined,
    applyUrl: webAddress(wire.QuoteActions?.Apply),
    notifications: (wire.Notifications ?? []).map(({ Message }) => Message),
    blocks: (Blocks ?? []).map(({ Title, Details }) => ({
      title: Title ?? '',
      details: Details.map(({ Key, Label, DisplayValue }) => ({
        key: Key,
        label: Label,
        text: DisplayValue,
      })),
    })),
    terms: wire.TermsAndConditions ? plainText(wire.TermsAndConditions) : undefined,
  };
}

function webAddress(text: string | null | undefined): string | undefined {
  const url = text ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Lenders send text or simple HTML. Tags are dropped, and blocks become lines. */
export function plainText(text: string): string {
  return text
    .replaceAll(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&pound;', '£')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
