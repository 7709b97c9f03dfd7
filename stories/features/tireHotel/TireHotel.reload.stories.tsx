import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TireHotel } from '#features/tireHotel/TireHotel.tsx';
import {
  button,
  codeField,
  press,
  registration,
  starting,
  tireHotelMeta,
  title,
} from './tireHotelStates.ts';

/** The page, with a button that builds it anew, as a reload does. */
function Reloadable(props: ComponentProps<typeof TireHotel>) {
  const [count, setCount] = useState(0);
  return (
    <>
      <TireHotel key={count} {...props} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Ladda om sidan
      </button>
    </>
  );
}

// The page of documentation is generated from TireHotel.stories.tsx.
const meta = {
  title: 'Screens/Tire hotel/Number and login',
  ...tireHotelMeta,
  tags: ['!autodocs'],
  render: (args) => <Reloadable {...args} />,
} satisfies Meta<typeof TireHotel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachStep: Story = {
  name: 'Reload of each step on the way in',
  beforeEach: starting(),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await title(canvas, 'Logga in');
    await press(canvas, 'Ladda om sidan');
    await title(canvas, 'Logga in');
    await press(canvas, 'Skicka kod');
    await title(canvas, 'Fyll i koden nedan');
    await press(canvas, 'Ladda om sidan');
    await title(canvas, 'Fyll i koden nedan');
    await waitFor(() => expect(codeField(canvas)).toHaveFocus());
    await userEvent.keyboard('4711');
    await press(canvas, 'Verifiera kod');
    await title(canvas, 'Ditt fordon');
    await press(canvas, 'Ladda om sidan');
    await title(canvas, 'Ditt fordon');
    await expect(await button(canvas, 'Logga ut')).toBeVisible();
  },
};
