/** The globals of a Storybook story in a window of a certain width. */

function inViewport(value: string) {
  return { viewport: { value } };
}

/** 320 px wide. */
export const onSmallPhone = inViewport('mobile1');

/** 375 px wide. */
export const onPhone = inViewport('phone');

/** 768 px wide. */
export const onTablet = inViewport('tablet');

/** 1280 px wide. */
export const onDesktop = inViewport('desktop');
