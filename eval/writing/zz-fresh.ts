import { readFileSync } from "node:fs";
import { writeFor, readByCandidates, postOf, isSaid, brokenTexts, repeatedSentences, verdictsOf, faultsOfVerdict } from "./measure.ts";
import { readText } from "../../reading/read.ts";
let m=0,s=0,l=0;
for (const k of process.argv.slice(2)) {
  const key=JSON.parse(readFileSync(`/tmp/fresh/key-${k}.json`,"utf8"));
  for (const [name,{must,never}] of Object.entries(key) as any) {
    const text=readFileSync(`/tmp/fresh/${name}`,"utf8");
    const w=writeFor({name,text} as any); const post=postOf(w); const read=readByCandidates(w);
    const missing=must.filter((x:string)=>!post.includes(x.toLowerCase())); const leaks=never.filter((x:string)=>isSaid(read,x));
    m+=must.length;s+=must.length-missing.length;l+=leaks.length;
    console.log(name,readText(text).kind,`${must.length-missing.length}/${must.length}`,JSON.stringify(missing),leaks.length?"LEAK "+JSON.stringify(leaks):"",[...brokenTexts(w),...repeatedSentences(w),...verdictsOf(w).flatMap(({verdict})=>faultsOfVerdict(verdict))].join(" | "));
  }
}
console.log(s,"of",m,(100*s/m).toFixed(1),"leaks",l);
