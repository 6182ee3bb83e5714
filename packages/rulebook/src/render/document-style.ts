/** The look of a page that stands alone: ink on paper, or a dark room, as the reader likes it. */
export const documentStyle = `
:root { color-scheme: light dark; --room: light-dark(#f7f1e3, #0a0e11); --text: light-dark(#1b1a15, #e3eaee); --dim: light-dark(#504a3c, #a4b4be); --line: light-dark(#b9ac8e, #34434d); --amber: light-dark(#7a4c00, #ffb52e); --wash: light-dark(#ece3cf, #141c22); --when: light-dark(#1c5c8d, #8fc7d8); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 46rem; background: var(--room); color: var(--text); font: 1.02rem/1.6 "IBM Plex Sans", system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3, h4, h5 { font-family: "Chakra Petch", "Roboto Condensed", system-ui, sans-serif; line-height: 1.2; text-wrap: balance; }
h1 { margin: 0; font-size: 2.4rem; }
main > section > h2 { margin: 3.5rem 0 1rem; padding-top: 1rem; border-top: 2px solid var(--amber); font-size: 1.8rem; }
h2 .number { margin-right: .3em; color: var(--amber); font-weight: 500; }
h3 { margin: 2.2rem 0 .6rem; font-size: 1.3rem; }
h4 { margin: 1.6rem 0 .4rem; font-size: 1.08rem; }
a { color: var(--amber); text-underline-offset: 3px; }
.for { margin: .3rem 0 1rem; color: var(--dim); font-size: 1.1rem; }
nav ol { margin: 0; padding-left: 1.4rem; }
nav h3 { margin: 1.2rem 0 .3rem; font-size: 1rem; color: var(--dim); text-transform: uppercase; letter-spacing: .12em; break-after: avoid; }
.part { margin: 5rem 0 -2rem; color: var(--amber); font: 600 .95rem "Chakra Petch", system-ui, sans-serif; letter-spacing: .2em; text-transform: uppercase; break-after: avoid; }
.points { padding-left: 1.2rem; }
.run-in { font-weight: 600; }
nav > ol { columns: 2 17rem; column-gap: 2rem; padding-left: 1.8rem; }
nav > ol > li { margin-bottom: .6rem; break-inside: avoid; }
nav ol ol { font-size: .9rem; }
nav ol ol li::marker { content: counters(list-item, ".") "  "; color: var(--dim); }
nav ol ol { padding-left: 1.9rem; }
nav ol ol ol { display: none; }
nav a { text-decoration: none; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; font-size: .95rem; }
th, td { padding: .35rem .7rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
th { background: var(--wash); }
@media (max-width: 600px) {
  table { font-size: .84rem; }
  th, td { padding: .3rem .35rem; }
  .stacks thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stacks, .stacks tbody, .stacks tr, .stacks td { display: block; }
  .stacks tr { padding: .5rem 0; border-top: 1px solid var(--line); }
  .stacks td { padding: .1rem 0; border: 0; font-size: .95rem; }
  .stacks td:first-child { font-weight: 600; }
  .stacks td:not(:first-child)::before { content: attr(data-label) ": "; color: var(--dim); }
}
.example { margin: 1.2rem 0; padding: .2rem 1rem; background: var(--wash); border-left: 3px solid var(--amber); }
.rule-mark { margin-left: .25em; color: var(--dim); font-size: .8em; text-decoration: none; }
@media (hover: hover) { .rule-mark { opacity: 0; } .rule:hover .rule-mark, .rule-mark:focus-visible, :target .rule-mark { opacity: 1; } }
.when { color: var(--when); font-size: .82em; }
:target:not(section) { background: rgb(255 181 46 / 16%); }
section:target > :is(h2, h3, h4, h5) { color: var(--amber); }
@media print {
  :root { color-scheme: light; --room: #fff; --text: #111; --dim: #444; --line: #999; --amber: #6b4300; --wash: #f2efe6; }
  body { max-width: none; padding: 0; font-size: 10pt; line-height: 1.4; columns: 2; column-gap: 8mm; }
  header, nav { column-span: all; }
  h2, h3, h4 { break-after: avoid; }
  .example, figure, tr, li { break-inside: avoid; }
  p, li { orphans: 3; widows: 3; }
  thead { display: table-header-group; }
  thead tr, tbody tr:first-child, tbody tr:nth-last-child(2) { break-after: avoid; }
  :is(p, div):has(+ :is(ul, ol, table)), section > h2 + p:has(+ section) { break-after: avoid; }
  main { counter-reset: chapter; }
  main > section { counter-increment: chapter; counter-reset: section; }
  main > section > section > h3 { counter-increment: section; }
  main > section > section > h3::before { content: counter(chapter) "." counter(section) "\\2002"; color: var(--amber); font-weight: 500; }
  .rule-mark { display: none; }
  nav { break-after: page; }
  @page { margin: 16mm 14mm 18mm; @bottom-center { content: counter(page); font: 9pt sans-serif; color: #444; } }
  a { color: inherit; text-decoration: none; }
  .when { color: #333; }
}
`;
