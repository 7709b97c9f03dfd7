import { measureTransfer } from '/work/wt/weight/bench/transfer.ts';
for (const path of ['/aga-bil/serviceavtal', '/kop-bil/bilar-i-lager', ...process.argv.slice(2)]) {
  const url = `http://nordvik-se.localhost:3500${path}`;
  await measureTransfer(url, 375);
  const t = await measureTransfer(url, 375);
  console.log(path, 'script', (t.script/1024).toFixed(1), 'html', (t.html/1024).toFixed(1), 'css', (t.style/1024).toFixed(1), 'cls', t.layoutShift, 'req', t.requests);
}
