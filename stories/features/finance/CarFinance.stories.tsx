import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { box, sidewaysScroll } from '../../blocks/layout.ts';
import { dictionary } from '../../fixtures/dictionary.ts';
import {
  chosen,
  companyLeasing,
  duration,
  field,
  figure,
  financeMeta,
  leasing,
  loan,
  plain,
  slider,
} from './carFinanceStates.tsx';

const meta = { title: 'Screens/Cars/Loan and leasing', ...financeMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

const phone = { viewport: { value: 'mobile1' } };

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
    await expect(plain(canvas.getByText(/^3\s776\skr\/mån$/).textContent)).toBeTruthy();
    await expect(figure(canvas, 'Effektiv ränta')).toBe('6,53 %');
    await expect(figure(canvas, 'Nominell ränta')).toBe('5,95 %');
    await expect(figure(canvas, 'Kreditbelopp')).toBe('231 920 kr');
    await expect(figure(canvas, 'Antal betalningar')).toBe('36');
    await expect(figure(canvas, 'Belopp per betalning')).toBe('3 776,30 kr');
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

export const Base: Story = {
  name: 'Loan of a van: the price that it is based on',
  args: { loanBase: 'Beräknat på kontantpriset 249 000 kr exkl. moms.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Beräknat på kontantpriset/)).toBeVisible();
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
