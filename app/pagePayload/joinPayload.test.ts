import { expect, test } from 'vitest';
import { joinPayload } from './joinPayload.ts';

const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** What the scripts of a document append to the framework's stream. */
function streamOf(html: string): string {
  const pushed: unknown[][] = [];
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    new Function('self', script)({ __next_f: { push: (item: unknown[]) => pushed.push(item) } });
  }
  return pushed.map(([, text]) => text ?? '').join('');
}

test('scripts that follow each other become one with the same data', () => {
  const parts = ['1:"a"\n', '2:["$","p",null,{"title":"\\u003c/script>"}]\n', 'å”"])'];
  const html = `<body>${start}${parts.map(push).join('')}</body>`;
  const joined = joinPayload(html);
  expect(joined.match(/<script>/g)).toHaveLength(2);
  expect(streamOf(joined)).toBe(parts.join(''));
});

test('a surrogate pair that was split over two scripts is whole again', () => {
  expect(streamOf(joinPayload(push('\ud83d') + push('\ude97')))).toBe('\ud83d\ude97');
});

test.each([
  ['a single one', push('a')],
  ['scripts with an element between them', `${push('a')}<p></p>${push('b')}`],
  ['binary data', `<script>self.__next_f.push([3,"YQ=="])</script>${push('b')}`],
  ['other scripts', '<script>a("])</script><script>self.__next_f.push([1,"b"])</script>'],
])('%s is left alone', (_what, html) => {
  expect(joinPayload(html)).toBe(html);
});
