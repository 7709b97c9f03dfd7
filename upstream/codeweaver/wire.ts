import { z } from 'zod';

const text = z.string();
const amount = z.number().min(0);

/** A vehicle to be financed. */
const wirePhysicalVehicle = z.object({
  Type: z.enum(['Car', 'Lcv', 'Bike']),
  /** The dealer's own id. */
  SourceVehicleId: text.min(1),
  Vin: text.optional(),
  Status: z.literal('PreOwned'),
  OnTheRoadPrice: z.number().positive(),
  Registration: z.object({
    RegistrationNumber: text.min(1),
    CountryCode: z.literal('GB'),
    DateRegisteredWithDvla: z.iso.date().optional(),
  }),
});

/** The dealer that asks. */
const wireOrganisation = z.object({ Identifier: text.min(1) });

/** The request for the products of a vehicle. */
export const wireDefaultRequest = z.object({
  PhysicalVehicle: wirePhysicalVehicle,
  Organisation: wireOrganisation,
});

/** What a quote is calculated to. */
const wireCalculationType = z.enum(['ToRegularPayment', 'ToCashDeposit']);

/** The request for quotes. */
export const wireCfdRequest = z.object({
  VehicleRequests: z
    .array(
      z.object({
        Id: text.min(1),
        Parameters: z.object({
          Term: z.number().int().positive().optional(),
          CashDeposit: amount.optional(),
          RegularPayment: amount.optional(),
          AnnualMileage: amount.optional(),
          FinanceProductFamilyKeys: z.array(text).min(1),
          CalculationType: wireCalculationType,
          Organisation: wireOrganisation,
        }),
        PhysicalVehicle: wirePhysicalVehicle,
      }),
    )
    .min(1),
});

/** A parameter of a product: a list of values, or the ends of a range. */
const wireParameter = z.object({
  Values: z.array(z.number()).nullish(),
  Minimum: z.number().nullish(),
  Maximum: z.number().nullish(),
  Default: z.number(),
  Locale: z.object({ DisplayValue: text.nullish() }).nullish(),
});

/** A finance product. */
export const wireProduct = z.object({
  Name: text.min(1),
  FamilyKey: text.min(1),
  Term: wireParameter.nullish(),
  Deposit: wireParameter.nullish(),
  Payment: wireParameter.nullish(),
  AnnualMileage: wireParameter.nullish(),
});

/** The products of a vehicle. Each is parsed separately. */
export const wireProducts = z.object({ Products: z.array(z.unknown()) });

const wireDetail = z.object({ Key: text, Label: text, DisplayValue: text });

/** A group of figures. */
const wireBlock = z.object({ Title: text.nullish(), Details: z.array(wireDetail) });

const wireNotification = z.object({ Message: text });

/** The figures of a quote. */
const wireQuote = z.object({
  Term: z.number().int().positive(),
  TotalDeposit: amount,
  TotalRegularPayment: amount,
  AnnualMileage: amount.nullish(),
  QuoteReference: text.min(1),
  QuoteActions: z.object({ Apply: text.nullish() }).nullish(),
  Notifications: z.array(wireNotification).nullish(),
  TermsAndConditions: text.nullish(),
});

/** A quote with its groups of figures. */
export const wireFinanceQuotation = z.object({
  Finance: z.object({ Quote: wireQuote }),
  Blocks: z.array(wireBlock).nullish(),
});

/** The answer for one vehicle: quotes, or an error with a sentence for the visitor. */
export const wireQuotedVehicle = z.object({
  Id: text,
  HasError: z.boolean(),
  Error: z.object({ UserMessage: text.nullish() }).nullish(),
  FinanceQuotations: z.array(wireFinanceQuotation).nullish(),
});

/** The answer to a request for quotes. */
export const wireCfdAnswer = z.object({ Vehicles: z.array(wireQuotedVehicle).min(1) });

/** The legal text of a quote. */
export const wireLegal = z.object({ TermsAndConditions: text });

export type WirePhysicalVehicle = z.infer<typeof wirePhysicalVehicle>;
export type WireDefaultRequest = z.infer<typeof wireDefaultRequest>;
export type WireCfdRequest = z.infer<typeof wireCfdRequest>;
export type WireParameter = z.infer<typeof wireParameter>;
export type WireProduct = z.infer<typeof wireProduct>;
export type WireFinanceQuotation = z.infer<typeof wireFinanceQuotation>;
export type WireQuotedVehicle = z.infer<typeof wireQuotedVehicle>;
