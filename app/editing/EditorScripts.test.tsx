import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditorScripts } from './EditorScripts.tsx';

function render(clientScripts: readonly string[], clientData = {}) {
  return renderToStaticMarkup(
    <EditorScripts clientScripts={clientScripts} clientData={clientData} />,
  );
}

test('scripts of the editor keep their order: browsers run scripts with async as they arrive', () => {
  const html = render(['https://editor.example/b.js', 'https://editor.example/a.js']);
  const scripts = [...html.matchAll(/<script (?!id=)[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([
    '<script src="https://editor.example/b.js" defer="">',
    '<script src="https://editor.example/a.js" defer="">',
  ]);
});

test('the page has the marker of the editor and the data of the platform, which can’t end their elements', () => {
  const html = render([], { state: { text: '</script><script>' } });
  expect(html).toContain('<script id="jss-hrz-editing" type="application/json">{}</script>');
  expect(html).toContain(
    '<script id="state" type="application/json">{"text":"\\u003c/script>\\u003cscript>"}</script>',
  );
});
