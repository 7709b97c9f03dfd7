import { bookingAddress } from './support/bookingSteps.ts';
import { showingPictures } from './support/browsers.ts';
import { fontsShown } from './support/layoutShift.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: showingPictures });

const windows = {
  'a phone': { ...phone, viewport: { width: 375, height: 812 } },
  'a narrow window': { viewport: { width: 375, height: 812 } },
  'a desktop': { viewport: { width: 1280, height: 812 } },
};

for (const [name, window] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use(window);

    test(`the first field is within the first view of ${name}, below the links`, async ({
      page,
    }) => {
      await page.goto(bookingAddress);
      await fontsShown(page);
      const field = page.getByRole('textbox', { name: 'Registreringsnummer' });
      await expect(field).toBeInViewport({ ratio: 1 });
      const [fieldBox, linksBox] = await Promise.all([
        field.boundingBox(),
        page.getByRole('navigation', { name: 'Boka direkt hos märket' }).boundingBox(),
      ]);
      const linksEnd = (linksBox?.y ?? 0) + (linksBox?.height ?? 0);
      expect(linksEnd).toBeGreaterThan(0);
      expect(fieldBox?.y).toBeGreaterThan(linksEnd);
    });
  });
}
