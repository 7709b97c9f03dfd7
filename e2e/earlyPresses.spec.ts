import type { Locator, Page } from '@playwright/test';
import { vatAttribute } from '#domain/cars/vatChoice.ts';
import { addressOf } from './support/addresses.ts';
import { bookingAddress, goOn, stepOf } from './support/bookingSteps.ts';
import { holdScripts } from './support/holdScripts.ts';
import { hydrated } from './support/hydrated.ts';
import { labelOf } from './support/labelOf.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const list = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');

test.use(phone);

const main = (page: Page) => page.getByRole('main');

/** Presses a button on a page whose code has not arrived, then lets the code arrive. */
async function pressEarly(page: Page, address: string, button: (page: Page) => Locator) {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await button(page).tap();
  release();
}

async function firstCar(page: Page): Promise<string> {
  await page.goto(list);
  const car = main(page).locator('h2 a, h3 a').first();
  return car.evaluate((link: HTMLAnchorElement) => link.href);
}

test('the menu opens', async ({ page }) => {
  await pressEarly(page, list, () => page.getByRole('button', { name: 'Öppna menyn' }));
  await expect(page.getByRole('button', { name: 'Stäng menyn' })).toBeVisible();
});

test('the viewer of pictures opens', async ({ page }) => {
  const address = await firstCar(page);
  await pressEarly(page, address, () => page.getByRole('button', { name: 'Visa i helskärm' }));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the menu of actions opens, also after a second, impatient press', async ({ page }) => {
  const address = await firstCar(page);
  const share = page.getByRole('button', { name: 'Dela eller skriv ut' });
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await share.tap();
  await share.tap();
  release();
  // Inside a landmark, like its button.
  await expect(main(page).getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('cars are saved and compared', async ({ page }) => {
  const save = main(page).getByRole('button', { name: 'Spara' });
  const compare = main(page).getByRole('button', { name: 'Jämför' });
  const release = await holdScripts(page);
  await page.goto(list, { waitUntil: 'commit' });
  await save.first().tap();
  await save.nth(1).tap();
  release();
  await expect(main(page).getByRole('button', { name: 'Spara', pressed: true })).toHaveCount(2);
  await expect(compare.first()).toBeVisible();
});

test('the filters open', async ({ page }) => {
  await pressEarly(page, list, () => main(page).getByRole('button', { name: /^Filter/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the consent question is answered, and the focus is on the content and not lost', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(list, { waitUntil: 'commit' });
  const refuse = page.getByRole('button', { name: 'Avvisa' });
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(refuse).toBeHidden();
  await expect(main(page)).toBeFocused();
  release();
  await expect(refuse).toHaveCount(0);
  await expect(main(page)).toBeFocused();
});

/** A control, and how its use before hydration shows afterwards. */
interface Control {
  readonly name: string;
  readonly use: (page: Page) => Promise<unknown>;
  readonly counts: (page: Page) => Promise<void>;
}

/** Uses controls of a page whose code has not arrived, one after the other, then lets the code arrive. */
async function expectToCount(page: Page, address: string, controls: readonly Control[]) {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  for (const { name, use } of controls) await test.step(`early: ${name}`, () => use(page));
  release();
  for (const { name, counts } of controls) await test.step(name, () => counts(page));
}

const words = (page: Page) => main(page).getByRole('combobox', { name: /^Sök märke/ });
/** The upper end of the last range. */
const last = (page: Page) => main(page).getByRole('slider', { name: 'Till' }).last();
const summary = (page: Page, name: string) => main(page).locator('summary', { hasText: name });

/** The filters, the order and the words of a list in a wide window. */
const listControls: readonly Control[] = [
  {
    name: 'a select',
    use: (page) => main(page).getByRole('combobox', { name: 'Sortera' }).selectOption({ index: 2 }),
    counts: (page) => expect(page).toHaveURL(/[?&]sortName=/),
  },
  {
    name: 'a checkbox',
    use: (page) => labelOf(main(page), 'Begagnad').click(),
    counts: (page) => expect(page).toHaveURL(/[?&]car_condition=Begagnad/),
  },
  {
    name: 'a slider, by keyboard',
    use: async (page) => {
      await summary(page, 'Miltal').click();
      await last(page).press('ArrowLeft');
    },
    counts: (page) => expect(page).toHaveURL(/[?&]car_mileage=0(&|%2C|,)/),
  },
  {
    name: 'a field of a range',
    use: async (page) => {
      await summary(page, 'Pris').click();
      await main(page).getByRole('textbox', { name: 'Från' }).first().fill('100000');
    },
    counts: (page) => expect(page).toHaveURL(/[?&]car_price=100000/),
  },
  {
    name: 'a search within a list of filters',
    use: (page) => main(page).getByRole('searchbox', { name: 'Sök i märke' }).fill('vol'),
    counts: async (page) => {
      await expect(labelOf(main(page), /^Kia/)).toHaveCount(0);
      await expect(labelOf(main(page), /^Volvo/)).toBeVisible();
    },
  },
  {
    name: 'a button for more',
    use: (page) => main(page).getByRole('button', { name: 'Fler filter' }).press('Enter'),
    counts: (page) =>
      expect(main(page).getByRole('button', { name: 'Färre filter' })).toBeVisible(),
  },
  {
    name: 'words, with suggestions',
    use: (page) => words(page).pressSequentially('volv'),
    counts: (page) => expect(page.getByRole('option', { name: /^Volvo \d/ })).toBeVisible(),
  },
];

const more = (page: Page) => main(page).getByRole('button', { name: 'Visa fler' });
const gate = (page: Page) => main(page).getByRole('button', { name: 'Visa formuläret' });

/** Pages with the controls of which each is used before hydration. */
const pages: readonly {
  readonly title: string;
  readonly address: string;
  readonly controls: readonly Control[];
}[] = [
  { title: 'a list of cars', address: list, controls: listControls },
  {
    title: 'a list of cars',
    address: list,
    controls: [
      {
        name: 'a group that is opened',
        use: async (page) => {
          await summary(page, 'Miltal').click();
          await words(page).focus();
          await page.mouse.move(0, 0);
        },
        counts: async (page) => {
          await hydrated(words(page));
          // Then it is replaced by a group that is open only if the page's code knows it.
          await summary(page, 'Miltal').hover();
          const group = main(page).getByRole('button', { name: 'Miltal' });
          await expect(group).toHaveAttribute('aria-expanded', 'true');
        },
      },
    ],
  },
  {
    title: 'prices of vans',
    address: `${list}?car_body=Skåpbil`,
    controls: [
      {
        name: 'a radio button',
        use: (page) => page.getByRole('radio', { name: 'Med moms' }).press('Space'),
        counts: (page) => expect(page.locator('html')).toHaveAttribute(vatAttribute),
      },
    ],
  },
  {
    title: 'a start page',
    address: addressOf('nordvik-se'),
    controls: [
      {
        name: 'words, with suggestions',
        use: (page) => main(page).getByRole('combobox').first().pressSequentially('volv'),
        counts: (page) => expect(page.getByRole('option', { name: /^Volvo \d/ })).toBeVisible(),
      },
    ],
  },
  {
    title: 'a form for leads',
    address: addressOf('nordvik-no', '/bestill-verksted'),
    controls: [
      {
        name: 'its fields',
        use: async (page) => {
          await main(page).getByRole('combobox').selectOption({ label: 'Nordvik Bergen' });
          await labelOf(main(page), 'EU-kontroll').click();
          await main(page).getByRole('textbox', { name: 'Navn' }).fill('Kim Berg');
        },
        counts: async (page) => {
          await expect(main(page).locator('form[novalidate]')).toBeVisible();
          await expect(main(page).getByRole('combobox')).not.toHaveValue('');
          await expect(main(page).getByRole('checkbox', { name: 'EU-kontroll' })).toBeChecked();
          await expect(main(page).getByRole('textbox', { name: 'Navn' })).toHaveValue('Kim Berg');
        },
      },
    ],
  },
  {
    title: 'the booking',
    address: bookingAddress,
    controls: [
      {
        name: 'a field whose text is formatted',
        use: (page) => page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('mlb112'),
        counts: (page) =>
          expect(page.getByRole('textbox', { name: 'Registreringsnummer' })).toHaveValue('MLB112'),
      },
      {
        name: 'a field with options, and the button that both fields enable',
        use: (page) => page.getByRole('combobox', { name: 'Plats' }).pressSequentially('stockh'),
        counts: async (page) => {
          await page.getByRole('option', { name: /^Stockholm/ }).click();
          await goOn(page).click();
          await expect(stepOf(page, /Steg 2\/4/)).toBeFocused();
        },
      },
    ],
  },
  {
    title: 'the list of facilities',
    address: addressOf('nordvik-se', '/hitta-oss'),
    controls: [
      {
        name: 'a button that asks for the location',
        use: async (page) => {
          await page.context().grantPermissions(['geolocation']);
          await page.context().setGeolocation({ latitude: 65.58, longitude: 22.16 });
          await main(page).getByRole('button', { name: 'Närmast mig' }).click();
        },
        counts: (page) => expect(page).toHaveURL(/[?&]facility_near=65\.58/),
      },
    ],
  },
  {
    title: 'a story',
    address: addressOf('nordvik-se', '/nyheter/2025/bilbio-i-uppsala'),
    controls: [
      {
        name: 'the button that plays a film of another provider',
        use: async (page) => {
          await page.route('https://www.youtube-nocookie.com/**', (route) =>
            route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
          );
          await main(page).locator('form button').click();
        },
        counts: (page) => expect(main(page).locator('iframe')).toBeVisible(),
      },
    ],
  },
  {
    title: 'the newsroom',
    address: addressOf('nordvik-se', '/nyheter'),
    controls: [
      {
        name: 'the button of a form without an address',
        use: (page) => more(page).click(),
        counts: (page) => expect(main(page).getByRole('listitem').nth(4)).toBeVisible(),
      },
      {
        name: 'the button that agrees to a form of another provider',
        use: (page) => gate(page).click(),
        counts: async (page) => {
          await expect(gate(page)).toHaveCount(0);
          await expect(page).toHaveURL(/\/nyheter$/);
        },
      },
    ],
  },
];

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  for (const { title, address, controls } of pages) {
    test(`${title}: ${controls.map(({ name }) => name).join(', ')}`, async ({ page }) => {
      await expectToCount(page, address, controls);
    });
  }

  test('a car: tabs by the arrow key, and its picture', async ({ page }) => {
    const address = addressOf('nordvik-se', '/kop-bil/bil/10100877');
    const tabs = page.locator('[role=tab]');
    await expectToCount(page, address, [
      {
        name: 'tabs, by keyboard',
        use: () => tabs.first().press('ArrowRight'),
        counts: () => expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true'),
      },
      {
        name: 'a picture that opens the viewer',
        use: () => main(page).locator('[tabindex="0"] img').first().click(),
        counts: () => expect(page.getByRole('dialog')).toBeVisible(),
      },
    ]);
  });
});
