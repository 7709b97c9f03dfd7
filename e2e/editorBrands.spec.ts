import { expect, test } from '@playwright/test';
import { openPagePath } from '#editor/state/openPage.ts';
import { askBoth } from './support/askBoth.ts';
import { showingPictures } from './support/browsers.ts';
import { addBlock, editedFrame, fieldsOf, openEditorAt, publish } from './support/editorSteps.ts';
import { expectSoon } from './support/expectSoon.ts';
import { labelOf } from './support/labelOf.ts';
import { ownPorts } from './support/ownPorts.ts';
import { ownPublishedSite } from './support/ownPublishedSite.ts';
import { tried } from './support/tried.ts';

test.use({ launchOptions: showingPictures });

// Beside the ports of the other tests, because the content changes.
const { site: sitePort, services: servicesPort } = ownPorts('editorBrands');

ownPublishedSite({
  sitePort,
  servicesPort,
  otherSites: ['mercedes-smart-se', 'carstore-se'],
});

const looks = [
  { theme: 'default', site: 'nordvik-se', brand: undefined },
  { theme: 'mercedes', site: 'mercedes-smart-se', brand: undefined },
  { theme: 'smart', site: 'mercedes-smart-se', brand: 'smart' },
  { theme: 'carstore', site: 'carstore-se', brand: undefined },
] as const;

// Only a page of another brand than its site's has a field for it.
for (const { theme, site, brand } of tried(looks, (look) => look.brand !== undefined)) {
  test(`from nothing to a live page in the look of ${theme}`, async ({ browser }) => {
    const name = `provkor-${theme}`;
    const title = `Provkör hela helgen hos ${theme}`;
    const shown = async () => {
      const answers = await askBoth(`/${name}`, { port: sitePort, site });
      return answers.map(({ text }) => text.includes(title) && text.includes(`fc-theme-${theme}`));
    };
    const path = openPagePath({ site, language: 'sv', itemId: undefined });
    const page = await openEditorAt(browser, servicesPort, 'publisher', path);
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'New page', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^New page below/ });
    await dialog.getByLabel('Title').fill(`Provkör ${theme}`);
    await expect(dialog.getByLabel('Name in the address')).toHaveValue(name);
    await labelOf(dialog, 'An empty page').click();
    await dialog.getByRole('button', { name: 'Make the page' }).click();
    await expect(dialog).toBeHidden();
    if (brand !== undefined) {
      await fieldsOf(page).getByRole('combobox', { name: 'Brand design' }).selectOption(brand);
    }
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await addBlock(page, 'blurb');
    await fieldsOf(page).getByLabel('Title', { exact: true }).fill(title);
    const frame = await editedFrame(page, title);
    // It is edited in its brand's look.
    await expect(frame.locator(`.fc-theme-${theme}`).first()).toBeVisible();
    await expect(page.getByText('All changes are saved')).toBeVisible();
    expect(await shown()).toEqual([false, false]);
    await publish(page);
    await expectSoon(shown, [true, true]);
    await page.close();
  });
}
