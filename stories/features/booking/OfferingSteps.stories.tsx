import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { testChoice, testFlow, testVehicle } from '#domain/booking/testing/testBooking.ts';
import { BookingAssistant } from '#features/booking/BookingAssistant.tsx';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import { hearLiveRegions } from '#stories/hearing.ts';
import { announcementOf } from '../../announcement.ts';
import type { Canvas } from '../../canvas.ts';
import { answerFirstSteps, assistantArgs, collectEvents, startWith } from './assistant.tsx';

const meta = {
  title: 'Screens/Booking/Services and add-ons',
  component: BookingAssistant,
  args: assistantArgs,
  beforeEach: () => {
    startWith(testFlow('services'));
    answerFirstSteps();
  },
} satisfies Meta<typeof BookingAssistant>;

export default meta;
type Story = StoryObj<typeof meta>;
const box = (canvas: Canvas, name: string) => canvas.findByRole('checkbox', { name });
const step = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name });

const messageField = 'Meddelande till verkstaden, Felsökning';

/** A button of the open step. */
function goOn(canvas: Canvas, name = 'Fortsätt'): HTMLElement {
  return canvas.getByRole('button', { name });
}

async function openGroup(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`) }));
}

export const Services: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await box(canvas, 'Oljebyte')).not.toBeChecked();
    await expect(goOn(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await box(canvas, 'Oljebyte'));
    await expect(await box(canvas, 'Oljebyte')).toBeChecked();
    await canvas.findByRole('button', { name: 'Service Något är valt' });
    await userEvent.click(goOn(canvas));
    await waitFor(async () => expect(await step(canvas, /Steg 3\/4 Välj tillval/)).toHaveFocus());
    await expect(await step(canvas, /^Klart Valda tjänster Oljebyte/)).toBeVisible();
  },
};

export const SaidTotal: Story = {
  name: 'The price of a service and the announced sum',
  play: async ({ canvas }) => {
    const oil = await box(canvas, 'Oljebyte');
    await expect(oil).toHaveAccessibleDescription(
      /^Rabatterat pris 1\s267\skr Tidigare pris 1\s490\skr$/,
    );
    await canvas.findByRole('heading', { name: 'Summering av val' });
    const heard = hearLiveRegions();
    oil.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(heard()).toEqual([expect.stringMatching(/^Totalt 1\s267\skr$/)]));
    await userEvent.keyboard(' ');
    await expect(oil).not.toBeChecked();
    await expect(heard()).toHaveLength(1);
  },
};

export const OpenStep: Story = {
  name: 'The open step is available',
  play: async ({ canvas }) => {
    const open = await step(canvas, /Steg 2\/4/);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(open).not.toHaveAttribute('aria-disabled', 'true');
    await expect(await step(canvas, /Välj tillval/)).toBeDisabled();
  },
};

export const Discounts: Story = {
  name: 'With a service agreement',
  beforeEach: () => {
    const vehicle = testVehicle({ hasServiceAgreement: true });
    startWith(testFlow('vehicle', [{ type: 'vehicleFound', vehicle }]));
  },
  play: async ({ canvas }) => {
    const notice = 'Du har ett aktivt serviceavtal, rabatterade priser i rött gäller.';
    await expect(await canvas.findByText(notice)).toBeVisible();
    await box(canvas, 'Oljebyte');
    // Screen readers don't say that a price is red or struck through.
    const row = canvas.getByText('Oljebyte').closest('li');
    await expect(row).toHaveTextContent(/Rabatterat pris 1\s267\skr Tidigare pris 1\s490\skr/);
    await expect(row?.querySelector('s')).toHaveTextContent(/^1\s490\skr$/);
  },
};

export const Mileage: Story = {
  name: 'The service by mileage',
  play: async ({ canvas }) => {
    await userEvent.click(await box(canvas, 'Originalservice'));
    await expect(await box(canvas, 'Originalservice')).toBeChecked();
    await expect(canvas.queryByText('Ange miltal')).toBeNull();
    const field = canvas.getByRole('textbox', { name: 'Miltal' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '0');
    await expect(canvas.queryByText('Ange miltal')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Ange miltal/);
    for (const wrong of ['-1', 'abc', '1000000000']) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await expect(field).toBeInvalid();
      await expect(canvas.queryByRole('button', { name: 'Service Något är valt' })).toBeNull();
    }
    await userEvent.clear(field);
    await userEvent.type(field, '6 500');
    await expect(canvas.queryByText('Ange miltal')).toBeNull();
    await canvas.findByRole('button', { name: 'Service Något är valt' });
    await userEvent.clear(field);
    await expect(canvas.getByText('Ange miltal')).toBeVisible();
    await expect(await box(canvas, 'Originalservice')).toBeChecked();
  },
};

export const MileageMissing: Story = {
  name: 'Continue without the mileage',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await box(canvas, 'Oljebyte'));
    await userEvent.click(await box(canvas, 'Originalservice'));
    await userEvent.click(goOn(canvas));
    const field = canvas.getByRole('textbox', { name: 'Miltal' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Ange miltal/);
    await expect(await step(canvas, /Steg 2\/4/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('650');
    await userEvent.click(goOn(canvas));
    await step(canvas, /Steg 3\/4/);
    await step(canvas, /^Klart Valda tjänster Oljebyte, Originalservice/);
  },
};

export const MessageMissing: Story = {
  name: 'Continue without a message, by keyboard and with its group closed',
  play: async ({ canvas }) => {
    await openGroup(canvas, 'Felsökning');
    (await box(canvas, 'Felsökning')).focus();
    await userEvent.keyboard(' ');
    await expect(await box(canvas, 'Felsökning')).toBeChecked();
    await expect(goOn(canvas)).not.toHaveAttribute('aria-disabled');
    await openGroup(canvas, 'Felsökning');
    const field = canvas.getByRole('textbox', { name: messageField, hidden: true });
    await waitFor(() => expect(field).not.toBeVisible());
    for (const press of ['{Enter}', ' ']) {
      goOn(canvas).focus();
      await userEvent.keyboard(press);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(/^Ange meddelande/);
    }
    await userEvent.keyboard('Skrapljud');
    goOn(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await step(canvas, /^Klart Valda tjänster Felsökning/);
  },
};

export const MissingInReopenedStep: Story = {
  name: 'The heading of a later step, while a mileage is missing',
  beforeEach: () => startWith(testFlow('addons')),
  play: async ({ canvas }) => {
    await userEvent.click(await step(canvas, /Valda tjänster/));
    await userEvent.click(await box(canvas, 'Originalservice'));
    await userEvent.click(await step(canvas, /Välj tillval/));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Miltal' })).toHaveFocus());
    await userEvent.click(await box(canvas, 'Originalservice'));
    await userEvent.click(await step(canvas, /Välj tillval/));
    await step(canvas, /Steg 3\/4/);
  },
};

export const MissingAfterReload: Story = {
  name: 'A ticked service without its mileage, after a reload',
  beforeEach: () => {
    const chosen = testChoice({ code: 'originalservice', name: 'Originalservice' });
    startWith(testFlow('services', [{ type: 'offeringChosen', chosen }]));
  },
  play: async ({ canvas }) => {
    await expect(await box(canvas, 'Originalservice')).toBeChecked();
    await expect(canvas.queryByText('Ange miltal')).toBeNull();
    await userEvent.click(goOn(canvas));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Miltal' })).toHaveFocus());
  },
};

export const Unavailable: Story = {
  name: 'A service that the model can’t have',
  play: async ({ canvas }) => {
    const text = 'Byte av kamrem är inte tillgänglig för denna bilmodell';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Byte av kamrem' })).toBeNull();
  },
};

export const MessageToTheWorkshop: Story = {
  play: async ({ canvas }) => {
    await openGroup(canvas, 'Felsökning');
    await expect(canvas.getByText('Pris saknas*')).toBeVisible();
    await expect(canvas.getByText(/^\* Vissa priser kan inte beräknas förrän/)).toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: 'Om priset för Felsökning' }));
    await canvas.findByText('Vi kan ej ge ett pris på denna tjänst');
    await userEvent.click(await box(canvas, 'Felsökning'));
    await expect(await box(canvas, 'Felsökning')).toBeChecked();
    await expect(canvas.queryByText('Ange meddelande')).toBeNull();
    const field = canvas.getByRole('textbox', { name: messageField });
    await expect(field).toHaveAttribute('placeholder', 'Meddelande till verkstaden');
    await userEvent.type(field, 'x'.repeat(81));
    await expect(field).toHaveValue('x'.repeat(80));
    await expect(await box(canvas, 'Felsökning')).toBeChecked();
    await userEvent.clear(field);
    await expect(canvas.queryByText('Ange meddelande')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Ange meddelande')).toBeVisible();
    await expect(await box(canvas, 'Felsökning')).toBeChecked();
  },
};

export const MessageAfterReload: Story = {
  name: 'A service with its message, after a reload',
  beforeEach: () => {
    const chosen = testChoice(
      { code: 'felsokning', name: 'Felsökning', category: 'Felsökning', allowUserInput: true },
      { userInput: 'Det gnisslar' },
    );
    startWith(testFlow('services', [{ type: 'offeringChosen', chosen }]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: messageField })).toHaveValue(
      'Det gnisslar',
    );
  },
};

export const Quantity: Story = {
  play: async ({ canvas }) => {
    await openGroup(canvas, 'Däck och hjul');
    await userEvent.click(await box(canvas, 'Montering av däck'));
    const quantity = canvas.getByRole('combobox', { name: 'Antal, Montering av däck' });
    await expect(
      within(quantity)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 st', '2 st', '3 st', '4 st']);
    await expect(quantity).toHaveValue('4');
    await userEvent.selectOptions(quantity, '2');
    await expect(quantity).toHaveValue('2');
  },
};

export const DamageInspection: Story = {
  play: async ({ canvas }) => {
    const damage = within(await canvas.findByRole('region', { name: 'Skadebesiktning' }));
    const link = damage.getByRole('link', { name: /^Boka skadebesiktning/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText(/först ha anmält den till ditt försäkringsbolag/)).toBeVisible();
  },
};

export const ServicesFail: Story = {
  tags: ['visual'],
  name: 'Services can’t be loaded',
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFirstSteps({ services: 'failed' });
  },
  play: async ({ canvas }) => {
    const error = await canvas.findByRole('alert');
    await expect(error).toHaveTextContent('Något gick fel, vänligen försök igen senare.');
    const email = within(error).getByRole('link', { name: 'service@nordvik.example' });
    await expect(email).toHaveAttribute('href', 'mailto:service@nordvik.example');
    answerFirstSteps();
    await userEvent.click(within(error).getByRole('button', { name: 'Försök igen' }));
    await box(canvas, 'Oljebyte');
  },
};

export const NoServices: Story = {
  name: 'No service for the vehicle',
  beforeEach: () => void answerFirstSteps({ services: [] }),
  play: async ({ canvas }) => {
    const none = await canvas.findByText('Det finns inga tjänster att boka för din bil just nu.');
    await expect(none).toBeVisible();
    await expect(announcementOf(none)).toBe('polite');
    await expect(goOn(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ServicesLoading: Story = {
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hämtar tjänster för din bil')).toBeVisible();
  },
};

export const AddOns: Story = {
  tags: ['visual'],
  name: 'Add-ons',
  beforeEach: () => startWith(testFlow('addons')),
  play: async ({ canvas }) => {
    await box(canvas, 'Liten lånebil');
    await expect(goOn(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(goOn(canvas, 'Fortsätt utan tillval')).not.toHaveAttribute('aria-disabled');
    await userEvent.click(await box(canvas, 'Liten lånebil'));
    await expect(goOn(canvas, 'Fortsätt utan tillval')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await box(canvas, 'Elcykel'));
    await expect(await box(canvas, 'Liten lånebil')).not.toBeChecked();
    // Pressing the chosen one unselects it.
    await userEvent.click(await box(canvas, 'Elcykel'));
    await expect(await box(canvas, 'Elcykel')).not.toBeChecked();
    await expect(goOn(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(goOn(canvas, 'Fortsätt utan tillval'));
    await waitFor(async () => expect(await step(canvas, /Steg 4\/4/)).toHaveFocus());
    await expect(await step(canvas, /Valda tillval Inga tillval valda/)).toBeVisible();
  },
};

/** Without add-ons, the workshops follow at once. */
function withoutAddons(addons: 'failed' | readonly []): Story {
  return {
    beforeEach: () => {
      spyOn(console, 'warn').mockImplementation(() => undefined);
      startWith(testFlow('addons'));
      answerFirstSteps({ addons });
    },
    play: async ({ canvas }) => {
      const workshops = await step(canvas, /Steg 4\/4 Välj en verkstad och tid som passar dig/);
      await expect(workshops).toHaveAttribute('aria-expanded', 'true');
    },
  };
}

export const AddOnsFail: Story = withoutAddons('failed');
export const NoAddOns: Story = withoutAddons([]);

export const FinishedStepsReopen: Story = {
  beforeEach: () => startWith(testFlow('form')),
  play: async ({ canvas }) => {
    await userEvent.click(await step(canvas, /Valda tjänster/));
    await expect(await step(canvas, /Steg 2\/4/)).toHaveAttribute('aria-expanded', 'true');
    // Nothing that follows is lost.
    await userEvent.click(await step(canvas, /Välj en verkstad och tid/));
    await expect(await canvas.findByRole('textbox', { name: /^Namn/ })).toBeVisible();
  },
};

export const BackShowsTheStepBefore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await box(canvas, 'Oljebyte'));
    await userEvent.click(goOn(canvas));
    await step(canvas, /Välj tillval/);
    history.back();
    await waitFor(async () => expect(await step(canvas, /Steg 2\/4/)).toHaveFocus());
    await expect(await box(canvas, 'Oljebyte')).toBeChecked();
  },
};

export const Tracked: Story = {
  name: 'Each step is tracked once',
  beforeEach: () => startWith(testFlow('vehicle')),
  play: async ({ canvas }) => {
    const events = collectEvents();
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Registreringsnummer' }),
      'MLB111',
    );
    await userEvent.click(goOn(canvas));
    await userEvent.click(await box(canvas, 'Oljebyte'));
    await userEvent.click(goOn(canvas));
    await userEvent.click(await step(canvas, /Valda tjänster/));
    await userEvent.click(goOn(canvas));
    await step(canvas, /Välj tillval/);
    await expect(events).toEqual([
      { event: 'booking_step', step: 1 },
      { event: 'booking_step', step: 2 },
    ]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const oil = await box(canvas, 'Oljebyte');
    oil.focus();
    await userEvent.keyboard(' ');
    await expect(oil).toBeChecked();
    goOn(canvas).focus();
    await userEvent.keyboard('{Enter}');
    const addons = await step(canvas, /Välj tillval/);
    await waitFor(() => expect(addons).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(async () => expect(await step(canvas, /Steg 2\/4/)).toHaveFocus());
  },
};

export const Phone: Story = {
  name: 'On the narrowest phone',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(await box(canvas, 'Originalservice'));
    await openGroup(canvas, 'Felsökning');
    await expect(sidewaysScroll()).toBe(0);
  },
};
