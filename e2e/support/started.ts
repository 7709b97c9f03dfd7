import { expect, type Page } from '@playwright/test';

/** Prefix of the property of the elements that React has hydrated, which the body is one of the last of. */
const handlersKey = '__reactProps$';

/**
 * Makes a page's navigations end when its code has started, because it is fetched after the first paint, maybe after the
 * page's `load` event. Tests of what happens before navigate with `waitUntil: 'commit'`.
 */
export function waitForStart(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await started(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await started(page);
    return answer;
  };
}

async function started(page: Page): Promise<void> {
  const hasStarted = (prefix: string) =>
    document.querySelector('script[data-sources]') === null ||
    Object.keys(document.body).some((key) => key.startsWith(prefix));
  // The page may navigate meanwhile.
  const check = () => page.evaluate(hasStarted, handlersKey).catch(() => false);
  await expect.poll(check, { message: 'the page’s code starts', intervals: [20, 50] }).toBe(true);
}
