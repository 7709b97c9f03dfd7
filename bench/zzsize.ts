import { contentBytes, keptPage } from './keptPage.ts';
import { writeFileSync } from 'node:fs';
for (const [n, u] of [['start', '/'], ['list', '/kop-bil/bilar-i-lager']] as const) {
  const page = await keptPage(`http://localhost:3300${u}`);
  writeFileSync(`/tmp/size-${process.argv[2]}-${n}.html`, page.html);
  console.log(n, (await contentBytes(page) / 1024).toFixed(2));
}
