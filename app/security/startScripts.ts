/**
 * Fetches and runs the scripts that its own `data-sources` names, separated by spaces, when the browser reports that it
 * has painted content. Tabs in the background paint nothing, and a busy browser may paint late.
 */
export const startScripts = `{let d=document,s=d.currentScript.dataset.sources,r=()=>{for(let a of s.split(' ')){let e=d.createElement('script');e.src=a;d.head.append(e)}r=()=>{}};if(d.hidden)r();else{new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint').length&&r()).observe({type:'paint',buffered:true});setTimeout(()=>r(),1000)}}`;
