import type { Meta } from '@storybook/nextjs-vite';
import type { ComponentProps } from 'react';
import { CreditNotice } from '#cms/credit/CreditNotice.tsx';
import { Container } from '#design-system';
import type { LeasingOption } from '#domain/finance/leasingOption.ts';
import type { ContractDuration, LoanOption } from '#domain/finance/loanOption.ts';
import { CarFinance } from '#features/finance/CarFinance.tsx';
import type { Canvas } from '../../canvas.ts';
import { dictionary } from '../../fixtures/dictionary.ts';

export function duration(months: number, residual = 0, max = 80): ContractDuration {
  return {
    months,
    residualPercentage: residual,
    minDownPaymentPercentage: 20,
    maxDownPaymentPercentage: max,
  };
}

export const loan: LoanOption = {
  title: 'Billån',
  description: 'Lån på 36 månader med 20 % kontantinsats. Du får lösa det när du vill.',
  price: 289_900,
  interestRate: 5.95,
  startFee: 495,
  invoiceFee: 45,
  durations: [duration(12, 65, 30), duration(24, 55, 40), duration(36, 45, 50), duration(60)],
  defaultDuration: duration(36, 45, 50),
  disclaimer:
    'Lån på {1} över {2} månader med {3} i ränta, uppläggningsavgift {4} och aviavgift {5} i månaden ger {6} i månaden. Effektiv ränta {7}. Att betala totalt {8}. Bilen är säkerhet för lånet, som förutsätter kreditprövning.',
};

export const leasing: LeasingOption = {
  type: 'private',
  title: 'Privatleasing',
  monthlyCost: 4295,
  description: '36 månader och 1 000 mil om året. Service, garanti och vägassistans ingår.',
  duration: 36,
  mileage: 1000,
  note: 'Försäkring, skatt och el eller drivmedel tillkommer. Kreditprövning görs.',
};

export const companyLeasing: LeasingOption = { ...leasing, type: 'company', monthlyCost: 3436 };

/** Treats no-break spaces as ordinary ones. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

export const slider = (canvas: Canvas, name: string) => canvas.findByRole('slider', { name });

export const chosen = async (canvas: Canvas, name: string) =>
  plain((await slider(canvas, name)).getAttribute('aria-valuetext'));

export const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

/** The text beside a term of the representative example. */
export function figure(canvas: Canvas, name: string): string {
  const term = canvas.getAllByRole('term').find((each) => each.textContent === name);
  return plain(term?.nextElementSibling?.textContent);
}

/** What the Storybook stories of a car’s finance have in common. */
export const financeMeta = {
  component: CarFinance,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <CarFinance {...args} />
    </Container>
  ),
  args: {
    offers: { loan, leasing: [leasing, companyLeasing] },
    place: { locale: 'sv', country: 'SE', currency: 'SEK' },
    distanceUnit: 'mil',
    warning: <CreditNotice dictionary={dictionary} level={3} />,
    dictionary,
  },
  beforeEach: () => {
    const { href } = window.location;
    return () => window.history.replaceState(null, '', href);
  },
} satisfies Meta<ComponentProps<typeof CarFinance>>;
