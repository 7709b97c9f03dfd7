import type { Meta } from '@storybook/nextjs-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ContactSection } from '#features/contact/ContactSection.tsx';
import { FacilityContact } from '#features/facilities/FacilityContact.tsx';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import type { Canvas } from '../../canvas.ts';
import { contact, facility, sellers } from './contactExamples.ts';

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

export const sendButton = () => screen.getByRole('button', { name: 'Skicka' });

export const wish = (name: string) => screen.getByRole('checkbox', { name });

/** Waits until the form's code has taken over the form without script. */
export async function interactive(canvas: Canvas): Promise<HTMLElement> {
  const form = () => canvas.getByRole('form', { name: 'Skicka en förfrågan' });
  await waitFor(() => expect(form()).toHaveAttribute('novalidate'));
  return form();
}

export async function fillIn(): Promise<void> {
  await userEvent.type(field(/^Namn/), 'Kim Berg');
  await userEvent.type(field(/^Telefon/), '070 123 45 67');
  await userEvent.type(field(/^E-post/), 'kim@example.com');
}

/** What the Storybook stories of the contact section have in common. */
export const contactMeta = {
  component: ContactSection,
  parameters: { layout: 'fullscreen' },
  args: {
    facility,
    facilityContact: <FacilityContact facility={facility} dictionary={dictionary} />,
    facilityHref: '/hitta-oss/stockholm-kungens-kurva',
    sellers,
    contact,
    dictionary,
  },
  decorators: [
    (Section) => (
      <div style={{ paddingBlock: 48 }}>
        <Section />
      </div>
    ),
  ],
  beforeEach: () => () => history.replaceState(null, '', location.pathname + location.search),
} satisfies Meta<typeof ContactSection>;
