import { chromium } from 'playwright';
import { findBrowser } from '/work/wt/shopping/scripts/browser.ts';
const b = await findBrowser();
const br = await chromium.launch({ executablePath: b.executablePath, args: [...b.args] });
const [,, host, path, name, width='1280', act=''] = process.argv;
const p = await br.newPage({ viewport: { width: Number(width), height: 900 } });
await p.goto(`http://${host}.localhost:3180${path}`);
await p.waitForTimeout(1500);
for (const step of act.split(';').filter(Boolean)) { const [k, v] = step.split('='); if (k==='click') await p.getByText(v,{exact:true}).first().click(); if(k==='scroll') await p.mouse.wheel(0, Number(v)); if (k==='btn') await p.getByRole('button',{name:new RegExp('^'+v)}).first().click(); if(k==='sum') await p.locator('summary, button').filter({hasText:v}).locator('visible=true').first().click(); await p.waitForTimeout(700); }
await p.screenshot({ path: `/tmp/shop-${name}.png` });
await br.close();
