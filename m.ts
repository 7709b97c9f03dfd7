import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compileSheet } from './scripts/styles/compileSheet.ts';
import { transform } from 'lightningcss';
const files=[...readFileSync('styles/all.ts','utf8').matchAll(/import '#(.*?)'/g)].map(m=>m[1]!);
let out='', night='', themes='', pic='';
for (const f of files){ const {css}=await compileSheet(process.cwd(), process.cwd()+'/'+f); if(f.includes('night.css')) night=css; if(f.includes('themes.css')) themes=css; out+=css+'\n'; }
writeFileSync('/tmp/dark-all.css',out); writeFileSync('/tmp/dark-night.css',night);
const min=(c:string)=>Buffer.from(transform({filename:'a.css',code:Buffer.from(c),minify:true}).code);
const show=(n:string,c:string)=>{const x=min(c);console.log(n,x.length,'gz',gzipSync(x,{level:9}).length,'br',brotliCompressSync(x).length)};
show('with',out); show('without',out.replace(night,'')); show('after themes',out.replace(night,'').replace(themes,()=>themes+night)); show('at end',out.replace(night,'')+night);
const at=out.indexOf('.fc-theme-default.fc'); 
process.exit(0);
