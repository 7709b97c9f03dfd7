export const testDuration = {
  months: 36,
  residual_percentage: 45,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: 50,
};

/** A loan of a car, in a feed: 3 776.30 a month. */
export const testLoan = {
  title: 'Billån',
  default_monthly_cost: 3777,
  default_monthly_cost_text: '3 777 kr/mån',
  interest_rate: 5.95,
  interest_rate_text: '5,95 %',
  start_fee: 495,
  start_fee_text: '495 kr',
  invoice_fee: 45,
  invoice_fee_text: '45 kr',
  price: 289_900,
  disclaimer: '',
  description: '',
  contract_durations: [testDuration],
  default_contract_duration: testDuration,
};
