import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { formTokenPath } from '#domain/forms/botCheck.ts';
import { sidewaysScroll } from './layout.ts';

type Canvas = ReturnType<typeof within>;

/** The token that forms get. */
export const formToken = 'token';

/** Answers of the site's API to leads, in order: statuses, refusals and failures of the network. */
export function answer(...outcomes: readonly (number | object | Error)[]) {
  const left = [...outcomes];
  return spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (address === formTokenPath) return Response.json({ token: formToken });
    const outcome = left.shift();
    if (outcome instanceof Error) throw outcome;
    if (typeof outcome === 'object') return Response.json(outcome, { status: 429 });
    return new Response(null, { status: outcome ?? 500 });
  });
}

/** The leads that were sent. */
export function sentBy(spy: ReturnType<typeof answer>) {
  return spy.mock.calls
    .filter(([url]) => url === '/api/forms/comhub')
    .map(([, init]) => JSON.parse(String(init?.body)));
}

/** The form, once its code is loaded. */
export async function interactive(canvas: Canvas): Promise<HTMLElement> {
  const form = await canvas.findByRole('form');
  await waitFor(() => expect(form).toHaveAttribute('novalidate'));
  return form;
}

/** Fills in the fields about the customer. */
export async function fillInCustomer(
  canvas: Canvas,
  labels: readonly [name: RegExp, phone: RegExp, email: RegExp],
): Promise<void> {
  const [name, phone, email] = labels.map((label) => canvas.getByRole('textbox', { name: label }));
  if (!name || !phone || !email) throw new Error('A field is missing.');
  await userEvent.type(name, 'Kim Berg');
  await userEvent.type(phone, '070 123 45 67');
  await userEvent.type(email, 'kim@example.com');
}

/** A story of a form on a phone, where nothing may be wider than the window. */
export const formOnPhone = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }: { readonly canvas: Canvas }) => {
    await interactive(canvas);
    await expect(sidewaysScroll()).toBe(0);
  },
};
