import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { YoutubeFrame } from './YoutubeFrame.tsx';

test.each([
  ['at its beginning', undefined, ['v=dQw4w9WgXcQ']],
  ['in the middle', 90, ['v=dQw4w9WgXcQ', 't=90s']],
])('without script, a video that begins %s opens there, and no field is seen', (...row) => {
  const [, start, expected] = row;
  const markup = renderToStaticMarkup(
    <YoutubeFrame
      video={{ id: 'dQw4w9WgXcQ', start }}
      name="Rundtur"
      poster={undefined}
      noticeId="notice"
      dictionary={parseDictionary(new Map()).dictionary}
    />,
  );
  const inputs = [...markup.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  expect(inputs.map(([, name, value]) => `${name}=${value}`)).toEqual(expected);
});
