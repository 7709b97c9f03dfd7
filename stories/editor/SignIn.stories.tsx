import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignIn } from '#editor/shell/SignIn.tsx';
import { inEditorTheme } from './editorFixtures.tsx';

const meta = {
  title: 'Editor/Sign in',
  component: SignIn,
  tags: ['!autodocs'],
  decorators: [inEditorTheme],
  args: { demoEditor: undefined, failure: undefined, onSignIn: fn(async () => true) },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Name/)).toHaveFocus();
    await userEvent.keyboard('astrid{Tab}secret{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith('astrid', 'secret');
  },
};

export const Demo: Story = {
  args: { demoEditor: { name: 'demo', password: 'forecourt' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledWith('demo', 'forecourt');
  },
};

export const Wrong: Story = {
  tags: ['visual', 'one-theme'],
  args: { failure: { kind: 'wrong' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The name or the password is wrong.');
  },
};

export const TooManyAttempts: Story = {
  args: { failure: { kind: 'limited', retryAfterSeconds: 90 } },
};
