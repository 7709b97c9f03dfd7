import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarPicture } from './CarPicture.tsx';

const blur = 'data:image/webp;base64,AAAA';
const image = { src: '/-/media/car.jpg', blur };

test.each([
  ['first', true, 'high'],
  ['seen', true, undefined],
  ['lazy', false, undefined],
  [undefined, false, undefined],
] as const)(
  'a picture of priority %s has a blurred preview: %s',
  (priority, isBlurred, fetched) => {
    const html = renderToStaticMarkup(
      <CarPicture image={image} sizes="50vw" priority={priority} />,
    );
    expect(html.includes(blur)).toBe(isBlurred);
    expect(/fetchPriority="(\w+)"/.exec(html)?.[1]).toBe(fetched);
    expect(html.includes('loading="lazy"')).toBe(priority !== 'first');
  },
);

test('a car without photographs has a placeholder in place of a picture', () => {
  expect(renderToStaticMarkup(<CarPicture image={undefined} sizes="50vw" />)).not.toContain('<img');
});
