import { loanTermsFields } from '#upstream/search/loanCost.ts';
import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Day } from '../day.ts';
import type { Dealer } from '../dealers/dealer.ts';
import type { Random } from '../random.ts';
import { type Figures, fill } from '../text.ts';
import type { ChosenCar } from './chooseVersion.ts';
import { companyCarFields } from './companyCar.ts';
import type { History } from './history.ts';
import { leasingOptions } from './leasing.ts';
import { loanOption } from './loan.ts';
import type { Pricing } from './pricing.ts';
import type { CarKind } from './slot.ts';

/** The inputs of a car's offers. */
export interface Offered {
  readonly car: ChosenCar;
  readonly kind: CarKind;
  readonly history: History;
  readonly pricing: Pricing;
  readonly today: Day;
}

const loanCampaignShare = 0.04;
const leasingCampaignShare = 0.12;
/** The share that a campaign takes off the monthly cost of leasing. */
const leasingCampaignCut = 0.08;

/** Prices, loan, leasing and campaigns of a car. */
export function offerFields(
  offered: Offered,
  dealer: Dealer,
  figures: Figures,
  random: Random,
): Partial<WireVehicle> {
  const { kind, history, pricing, car } = offered;
  const hasLoanCampaign = random.chance(loanCampaignShare);
  const rate = hasLoanCampaign ? dealer.loan.campaignRate : dealer.loan.rate;
  const loan = loanAt(rate, offered, dealer, figures);
  const hasLeasingCampaign = random.chance(leasingCampaignShare);
  const price = currentPrice(pricing);
  const leasingPrice = hasLeasingCampaign ? price * (1 - leasingCampaignCut) : price;
  const leasing = leasingOptions({ price: leasingPrice, kind, history }, dealer, figures);
  const monthly = (type: string) =>
    leasing.find(({ leasing_type }) => leasing_type === type)?.monthly_cost;
  const [privately, byCompany] = [monthly('Private'), monthly('Company')];
  const onLoan = hasLoanCampaign && loan !== undefined;
  const hasCheaperLeasing = hasLeasingCampaign && privately !== undefined;
  return {
    ...priceFields(offered, dealer, figures),
    car_has_campaign_loan: onLoan,
    car_has_campaign_privateleasing: hasCheaperLeasing,
    car_has_campaign_companyleasing: false,
    car_has_privateleasing: privately !== undefined,
    car_has_companyleasing: byCompany !== undefined,
    car_campaigns: campaignTexts({ offered, dealer, onLoan, hasCheaperLeasing, figures, random }),
    car_loan_option: loan,
    car_loan_monthly_cost: loan?.default_monthly_cost,
    ...loanTermsFields({ car_loan_option: loan }),
    car_leasing_options: leasing,
    car_privateleasing_monthly_cost: privately,
    car_companyleasing_monthly_cost: byCompany,
    ...(dealer.country.code === 'SE' && pricing.listPrice !== undefined
      ? companyCarFields(pricing.listPrice, car.version.fuel)
      : {}),
  };
}

function currentPrice({ price, campaign }: Pricing): number {
  return campaign ?? price;
}

function loanAt(
  rate: number,
  { kind, history: { age }, pricing }: Offered,
  { country, loan: terms }: Dealer,
  figures: Figures,
): ReturnType<typeof loanOption> {
  const words = kind === 'motorcycle' ? country.language.motorcycles?.loan : undefined;
  return loanOption({ price: currentPrice(pricing), age, terms, rate, words }, country, figures);
}

/** The price is the current one; in a campaign, the previous price is added. */
function priceFields(
  { kind, pricing }: Offered,
  { country }: Dealer,
  { money }: Figures,
): Partial<WireVehicle> {
  const { cash, from, withoutVat } = country.language.prices;
  const { price, campaign } = pricing;
  const paid = currentPrice(pricing);
  return {
    car_price: paid,
    car_price_title: kind === 'sample' ? from : kind === 'van' ? withoutVat : cash,
    car_price_text: money(paid),
    ...(campaign === undefined
      ? {}
      : {
          car_retail_price: price,
          car_retail_price_text: money(price),
          car_campaign_price: campaign,
          car_campaign_price_text: money(campaign),
        }),
    car_has_campaign_price: campaign !== undefined,
  };
}

interface CampaignParts {
  readonly offered: Offered;
  readonly dealer: Dealer;
  readonly onLoan: boolean;
  readonly hasCheaperLeasing: boolean;
  readonly figures: Figures;
  readonly random: Random;
}

function campaignTexts(parts: CampaignParts): string[] {
  const { offered, dealer, figures, random } = parts;
  const words = dealer.country.language.campaigns;
  const { newCarOffer: offer, loan } = dealer;
  const isNew = offered.kind === 'fresh' || offered.kind === 'sample';
  return [
    ...(offered.pricing.campaign === undefined ? [] : [random.pick(words.lowered)]),
    ...(isNew && offer !== undefined && offered.today <= offer.until ? [offer.text] : []),
    ...(parts.onLoan ? [fill(words.loan, { rate: figures.percent(loan.campaignRate) })] : []),
    ...(parts.hasCheaperLeasing ? [words.leasing] : []),
  ];
}
