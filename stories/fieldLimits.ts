import { expect, screen, userEvent } from 'storybook/test';

/**
 * Pastes more into text fields than they take, and expects them to hold as much as they may. The limits are numbers of
 * characters, by the beginnings of the fields' labels.
 */
export async function expectFieldLimits(limits: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, limit] of Object.entries(limits)) {
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.click(input);
    await userEvent.paste('1'.repeat(limit + 1));
    await expect(input.value, label).toHaveLength(limit);
  }
}
