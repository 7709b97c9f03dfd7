import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Fuel } from '../models/model.ts';

/** The Swedish price base amount of 2026, the unit of benefit values. */
const baseAmount = 59_200;
const governmentRate = 0.0255;
/** The part of a price above this many base amounts has a higher rate. */
const dearAbove = 7.5;

/** Deductions from the price of low-emission cars, at most half of it. */
const deductions: Readonly<Record<Fuel, number>> = {
  electric: 350_000,
  plugin: 140_000,
  petrol: 0,
  diesel: 0,
  hybrid: 0,
};

/**
 * The Swedish tax rules for a company car: its taxable benefit a month, without vehicle tax, and its
 * price in base amounts.
 */
export function companyCarFields(listPrice: number, fuel: Fuel): Partial<WireVehicle> {
  const counted = listPrice - Math.min(deductions[fuel], listPrice / 2);
  const limit = dearAbove * baseAmount;
  const yearly =
    0.29 * baseAmount +
    (0.7 * governmentRate + 0.01) * counted +
    0.13 * Math.min(counted, limit) +
    0.2 * Math.max(counted - limit, 0);
  return {
    car_beneficial_value: Math.round(yearly / 12),
    car_pbbratio: Math.round((listPrice / baseAmount) * 100) / 100,
  };
}
