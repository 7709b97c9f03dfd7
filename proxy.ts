import { type NextRequest, NextResponse } from 'next/server';
import { queryPath } from './app/site/querySegments.ts';
import { isCarFeed } from './domain/search/feedAddress.ts';

/** Rewrites an address whose query holds a search to a path that carries the query. Feeds keep it: they aren't rendered. */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  if (isCarFeed(nextUrl.pathname)) return NextResponse.next();
  const address = nextUrl.clone();
  address.pathname = queryPath(nextUrl.pathname, nextUrl.search);
  address.search = '';
  return NextResponse.rewrite(address);
}

// The framework reads this without running it, so the names of the parameters are repeated here:
// `npm run lists` writes them.
export const config = {
  matcher: [
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'keyphrase' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'sortName' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'page' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_brand' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_model' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_body' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_fuel' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_gearbox' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_drive' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_color' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_condition' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_year' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_site_city' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_site_name' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_site_id' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_campaigns' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_equipment' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_seats' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_vat_eligible' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_price' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_campaign_price' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_is_price_reduced' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_mileage' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_loan_monthly_cost' }] },
    {
      source: '/((?!_next/|api/|-/).*)',
      has: [{ type: 'query', key: 'car_privateleasing_monthly_cost' }],
    },
    {
      source: '/((?!_next/|api/|-/).*)',
      has: [{ type: 'query', key: 'car_companyleasing_monthly_cost' }],
    },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_power' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'wltp_electric_range' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_towing_weight' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_is_used' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_is_sample' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_vehicle_type' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_vehicle_type_code' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'car_site_region' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'caroftheweek' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'near' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'budget_down_payment' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'budget_months' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'facility_brand' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'facility_city' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'facility_department' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'facility_open' }] },
    { source: '/((?!_next/|api/|-/).*)', has: [{ type: 'query', key: 'facility_near' }] },
  ],
};
