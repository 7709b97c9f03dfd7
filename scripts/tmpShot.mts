import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';
const { executablePath, args } = await findBrowser();
const b = await chromium.launch({ executablePath, args: [...args] });
for (const w of [375, 1280]) {
  const p = await b.newPage({ viewport: { width: w, height: 812 } });
  await p.goto('http://nordvik-se.localhost:3300/kop-bil/bilar-i-lager', { waitUntil: 'load' });
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/list-${w}.png`, fullPage: false });
  const y = await p.evaluate(() => [...document.querySelectorAll('main h2 a, main h3 a, [data-credit], main article')].slice(0,3).map((e) => [e.tagName, Math.round(e.getBoundingClientRect().top), Math.round(e.getBoundingClientRect().height)]));
  console.log(w, JSON.stringify(y));
}
await b.close();
