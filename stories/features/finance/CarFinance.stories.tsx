import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { CreditNotice } from '#cms/credit/CreditNotice.tsx';
import { Container } from '#design-system';
import type { LeasingOption } from '#domain/finance/leasingOption.ts';
import type { ContractDuration, LoanOption } from '#domain/finance/loanOption.ts';
import { trackingEventName } from '#domain/tracking/events.ts';
import { CarFinance } from '#features/finance/CarFinance.tsx';
import { fakeClock } from '../../blocks/fakeClock.ts';
import { box, sidewaysScroll } from '../../blocks/layout.ts';
import { dictionary } from '../../fixtures/dictionary.ts';
import { hear } from '../../hearing.ts';

const pauseMs = 500;

function duration(months: number, residual = 0, max = 80): ContractDuration {
  return {
    months,
    residualPercentage: residual,
    minDownPaymentPercentage: 20,
    maxDownPaymentPercentage: max,
  };
}

const loan: LoanOption = {
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

const leasing: LeasingOption = {
  type: 'private',
  title: 'Privatleasing',
  monthlyCost: 4295,
  description: '36 månader och 1 000 mil om året. Service, garanti och vägassistans ingår.',
  duration: 36,
  mileage: 1000,
  note: 'Försäkring, skatt och el eller drivmedel tillkommer. Kreditprövning görs.',
};

const companyLeasing: LeasingOption = { ...leasing, type: 'company', monthlyCost: 3436 };

const meta = {
  title: 'Screens/Cars/Loan and leasing',
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

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'mobile1' } };

/** Treats no-break spaces as ordinary ones. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

const slider = (canvas: Canvas, name: string) => canvas.findByRole('slider', { name });
const chosen = async (canvas: Canvas, name: string) =>
  plain((await slider(canvas, name)).getAttribute('aria-valuetext'));
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
const status = (canvas: Canvas) =>
  canvas.getAllByRole('status').map((each) => plain(each.textContent));

/** The text beside a term of the representative example. */
function figure(canvas: Canvas, name: string): string {
  const term = canvas.getAllByRole('term').find((each) => each.textContent === name);
  return plain(term?.nextElementSibling?.textContent);
}

/** Moves a handle to the stop with this position. */
async function move(canvas: Canvas, name: string, to: number) {
  await fireEvent.input(await slider(canvas, name), { target: { value: to } });
}

async function type(canvas: Canvas, name: string, text: string) {
  const input = await field(canvas, name);
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
}

export const AllWays: Story = {
  name: 'Loan and both leasings',
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Finansiering' })).toBeVisible();
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['Billån', 'Privatleasing', 'Företagsleasing']);
    await expect(await chosen(canvas, 'Löptid')).toBe('36 månader');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('57 980 kr');
    await expect(await chosen(canvas, 'Restvärde')).toBe('45 %');
    await expect(plain(canvas.getByText(/^3\s776,30\skr\/mån$/).textContent)).toBeTruthy();
    await expect(figure(canvas, 'Effektiv ränta')).toBe('6,53 %');
    await expect(figure(canvas, 'Nominell ränta')).toBe('5,95 %');
    await expect(figure(canvas, 'Kreditbelopp')).toBe('231 920 kr');
    await expect(figure(canvas, 'Antal betalningar')).toBe('36');
    await expect(figure(canvas, 'Restvärde')).toBe('130 455 kr');
    await expect(figure(canvas, 'Totalt att betala')).toBe('266 896,91 kr');
    await expect(plain(canvas.getByText(/^Lån på 231/).textContent)).toContain(
      'Lån på 231 920 kr över 36 månader med 5,95 % i ränta, uppläggningsavgift 495 kr och aviavgift 45 kr i månaden ger 3 776,30 kr i månaden. Effektiv ränta 6,53 %. Att betala totalt 266 896,91 kr.',
    );
    await expect(canvas.getByText('Representativt exempel')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Att låna kostar pengar!' })).toBeVisible();
    const controls = box(await slider(canvas, 'Löptid'));
    await expect(controls.right).toBeLessThan(box(canvas.getByText('Månadskostnad')).left);
  },
};

export const Tabs: Story = {
  name: 'Tabs by keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Billån' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Privatleasing' })).toHaveFocus();
    const panel = canvas.getByRole('tabpanel', { name: 'Privatleasing' });
    await expect(plain(panel.textContent)).toContain('4 295 kr/mån*');
    await expect(plain(panel.textContent)).toContain('Avtalstid36 månader');
    await expect(plain(panel.textContent)).toContain('Körsträcka per år1 000 mil');
    await expect(plain(panel.textContent)).toContain('* Försäkring, skatt');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Företagsleasing' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Billån' })).toBeVisible();
  },
};

export const Period: Story = {
  name: 'Shorter period',
  play: async ({ canvas }) => {
    await move(canvas, 'Restvärde', 2);
    await expect(await chosen(canvas, 'Restvärde')).toBe('10 %');
    await type(canvas, 'Kontantinsats', '140 000');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('140 000 kr');
    await move(canvas, 'Löptid', 0);
    await expect(await chosen(canvas, 'Löptid')).toBe('12 månader');
    await expect(await chosen(canvas, 'Restvärde')).toBe('65 %');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('87 000 kr');
    await expect(figure(canvas, 'Kontantinsats')).toBe('87 000 kr');
    await move(canvas, 'Löptid', 4);
    await expect(canvas.queryByRole('slider', { name: 'Restvärde' })).toBeNull();
  },
};

export const TooLarge: Story = {
  name: 'Down payment above the maximum',
  play: async ({ canvas }) => {
    await type(canvas, 'Kontantinsats', '9 000 000');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('145 000 kr');
    await type(canvas, 'Kontantinsats', '1');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('57 980 kr');
  },
};

export const Pause: Story = {
  name: 'After a pause',
  play: async ({ canvas }) => {
    const announced = fn();
    hear(trackingEventName, announced);
    await slider(canvas, 'Löptid');
    const first = fakeClock();
    await move(canvas, 'Löptid', 4);
    await move(canvas, 'Kontantinsats', 3);
    first.advance(pauseMs);
    first.stop();
    const summary =
      'Månadskostnad 4 484,27 kr, effektiv ränta 6,65 %, totalt att betala 269 551,08 kr.';
    await waitFor(() => expect(status(canvas)).toContain(summary));
    await expect(announced).not.toHaveBeenCalled();
    await expect(window.location.search).toContain(
      'loan_months=60&loan_down_payment=60000&loan_residual=0',
    );
    await expect(window.location.hash).toBe('#finance');
    const second = fakeClock();
    await move(canvas, 'Löptid', 1);
    second.advance(pauseMs - 1);
    await expect(announced).not.toHaveBeenCalled();
    second.advance(1);
    second.stop();
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
    await expect(announced.mock.lastCall?.[0]).toMatchObject({
      detail: {
        event: 'loan_calculator_change',
        loan_months: 24,
        loan_down_payment: 60_000,
        loan_residual: 55,
      },
    });
  },
};

export const SharedAddress: Story = {
  name: 'Shared address',
  beforeEach: () => {
    const { href } = window.location;
    const query = 'loan_months=24&loan_down_payment=70000&loan_residual=20';
    window.history.replaceState(null, '', `?${query}`);
    return () => window.history.replaceState(null, '', href);
  },
  play: async ({ canvas }) => {
    await expect(await chosen(canvas, 'Löptid')).toBe('24 månader');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('70 000 kr');
    await expect(await chosen(canvas, 'Restvärde')).toBe('20 %');
    await expect(figure(canvas, 'Kreditbelopp')).toBe('219 900 kr');
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: phone,
  play: async ({ canvas }) => {
    const control = await slider(canvas, 'Restvärde');
    await expect(box(canvas.getByText('Månadskostnad')).top).toBeGreaterThan(box(control).bottom);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const LoanOnly: Story = {
  name: 'Only a loan, outside Sweden',
  args: {
    offers: { loan: { ...loan, durations: [duration(60)], defaultDuration: duration(60) } },
    place: { locale: 'nb', country: 'NO', currency: 'NOK' },
    warning: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Billån' })).toBeVisible();
    await expect(canvas.queryByText('Att låna kostar pengar!')).toBeNull();
    await slider(canvas, 'Kontantinsats');
    await expect(canvas.queryByRole('slider', { name: 'Löptid' })).toBeNull();
    await expect(await field(canvas, 'Löptid')).toHaveAttribute('readonly');
  },
};

export const SameTitle: Story = {
  name: 'Loan titled like its section',
  args: { offers: { loan: { ...loan, title: 'Finansiering' } } },
  play: async ({ canvas }) => {
    await slider(canvas, 'Löptid');
    await expect(canvas.getAllByRole('heading', { name: 'Finansiering' })).toHaveLength(1);
  },
};

export const CompanyLeasingOnly: Story = {
  name: 'Only company leasing',
  args: { offers: { leasing: [{ type: 'company', title: '', monthlyCost: 3436.5 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Företagsleasing' })).toBeVisible();
    await expect(plain(canvas.getByText(/3\s436/).textContent)).toBe('3 436,50 kr/mån');
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.queryByText(/\*/)).toBeNull();
  },
};

export const NoOffer: Story = {
  name: 'Neither loan nor leasing',
  args: { offers: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const NoInterest: Story = {
  name: 'Without interest',
  args: { offers: { loan: { ...loan, interestRate: 0, startFee: 0, invoiceFee: 0 } } },
  play: async ({ canvas }) => {
    await slider(canvas, 'Löptid');
    await expect(figure(canvas, 'Nominell ränta')).toBe('0 %');
    await expect(figure(canvas, 'Effektiv ränta')).toBe('0,00 %');
    await expect(figure(canvas, 'Totalt att betala')).toBe('231 920 kr');
  },
};

export const OneMonth: Story = {
  name: 'One month',
  args: { offers: { loan: { ...loan, durations: [duration(1)], defaultDuration: duration(1) } } },
  play: async ({ canvas }) => {
    await slider(canvas, 'Kontantinsats');
    await expect((await field(canvas, 'Löptid')).parentElement).toHaveTextContent(/månad$/);
    await expect(figure(canvas, 'Antal betalningar')).toBe('1');
  },
};

export const NothingBorrowed: Story = {
  name: 'Nothing to borrow',
  args: {
    offers: {
      loan: { ...loan, defaultDuration: duration(60, 0, 100), durations: [duration(60, 0, 100)] },
    },
  },
  play: async ({ canvas }) => {
    await type(canvas, 'Kontantinsats', '289 900');
    await expect(canvas.getByText(/täcker hela priset/)).toBeVisible();
    await expect(canvas.queryByText('Månadskostnad')).toBeNull();
  },
};

export const NoRate: Story = {
  name: 'Without an effective rate',
  args: { offers: { loan: { ...loan, startFee: 500_000 } } },
  play: async ({ canvas }) => {
    await slider(canvas, 'Löptid');
    await expect(figure(canvas, 'Effektiv ränta')).toBe('Kan inte beräknas');
    await expect(canvas.getByText(/Effektiv ränta Kan inte beräknas/)).toBeVisible();
  },
};

/** The longest texts and the largest numbers. */
const finnish = {
  ...dictionary,
  loanPeriod: 'Laina-aika',
  loanResidual: 'Jäännösarvo',
  loanInvoiceFee: 'Tilinhoitomaksu kuukaudessa',
  loanEffectiveRate: 'Todellinen vuosikorko',
  loanStartFee: 'Poplatok za poskytnutie úveru',
  carPrivateLeasing: 'Yksityisleasingsopimus',
  carCompanyLeasing: 'Operatívny lízing pre firmy',
};

export const Absurd: Story = {
  name: 'Absurd numbers and long words',
  globals: phone,
  args: {
    dictionary: finnish,
    place: { locale: 'fi', country: 'FI', currency: 'EUR' },
    offers: {
      loan: {
        ...loan,
        title: 'Ajoneuvorahoituspalvelusopimus',
        description: 'x'.repeat(200),
        price: 999_999_999,
        interestRate: 999.99,
        startFee: 99_999_999,
        invoiceFee: 99_999_999,
        durations: [duration(1), duration(1200, 60)],
        defaultDuration: duration(1200, 60),
        disclaimer: '{7} '.repeat(40),
      },
      leasing: [leasing, companyLeasing],
    },
  },
  play: async ({ canvas }) => {
    await slider(canvas, 'Laina-aika');
    await expect(figure(canvas, 'Todellinen vuosikorko')).toMatch(/\d %$/);
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const British: Story = {
  name: 'In Britain',
  args: {
    offers: { loan: { ...loan, price: 28_990, startFee: 0, invoiceFee: 0, interestRate: 8.56 } },
    place: { locale: 'en', country: 'GB', currency: 'GBP' },
    warning: undefined,
  },
  play: async ({ canvas }) => {
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('£5,798');
    await expect(figure(canvas, 'Effektiv ränta')).toBe('8.9%');
  },
};

export const Overview: Story = { tags: ['visual'], globals: desktop };
