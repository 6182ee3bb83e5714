export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** In millimetres. */
const sheets: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};
const margin = { across: 10, down: 9 };
const pixelsPerMm = 96 / 25.4;

/** The height of what fits on one side, in the pixels of a style sheet. */
export const sideHeight = (paper: Paper): number => (sheets[paper].height - 2 * margin.down) * pixelsPerMm;

/** The width of what fits on one side, as a style sheet says it. */
export const sideWidth = (paper: Paper): string => `${sheets[paper].width - 2 * margin.across}mm`;

export const pageStyle = (paper: Paper): string => `
@page { size: ${sheets[paper].width}mm ${sheets[paper].height}mm; margin: ${margin.down}mm ${margin.across}mm; }
body { margin: 0; background: #fff; }
.aid { width: ${sideWidth(paper)}; break-after: page; }
.aid:last-child { break-after: auto; }
.aid-half { height: ${sheets[paper].height / 2 - margin.down - 3}mm; }
`;

/** Ink on paper, in columns; the same on the screen and in print. */
export const aidStyle = `
.aid { --ink: #15171a; --soft: #5a5f66; --rule: #b9bec4; --wash: #eef0f2; --accent: #8a5a00; color: var(--ink); background: #fff; font: var(--type, 8.4pt)/1.33 "IBM Plex Sans Variable", "IBM Plex Sans", "Helvetica Neue", Arial, sans-serif; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.aid * { box-sizing: border-box; }
.aid :is(h2, h3, h4, p, ul, ol) { margin: 0; padding: 0; }
.aid :is(h2, h3, h4) { font-family: "Chakra Petch", "Arial Narrow", Arial, sans-serif; line-height: 1.15; color: var(--ink); }
.aid-head { display: grid; grid-template-columns: auto 1fr; align-items: baseline; column-gap: 4mm; padding: 1.6mm 3mm; margin-bottom: 3mm; background: #15171a; clip-path: polygon(2mm 0, calc(100% - 2mm) 0, 100% 2mm, 100% calc(100% - 2mm), calc(100% - 2mm) 100%, 2mm 100%, 0 calc(100% - 2mm), 0 2mm); }
.aid-head h2 { color: #fff; font-size: 17pt; font-weight: 700; }
.aid-head .aid-about { color: #e6d9bb; font-size: 9pt; }
.aid-head .aid-for { grid-column: 1 / -1; color: #c3c9d0; font-size: 7.4pt; }
.aid-columns { columns: var(--columns, 3); column-gap: 5.5mm; column-rule: .2mm solid var(--rule); }
.aid-part { margin-bottom: 2.6mm; }
.aid-start { break-inside: avoid; }
.aid p:has(+ :is(table, ul, ol)) { break-after: avoid; }
.aid h3 { margin-bottom: .9mm; padding-bottom: .5mm; border-bottom: .35mm solid var(--accent); font-size: 1.28em; font-weight: 600; break-after: avoid; }
.aid h4 { margin-bottom: .6mm; font-size: 1.1em; font-weight: 600; color: var(--accent); break-after: avoid; }
.aid p + p, .aid p + ul, .aid ul + p, .aid ol + p, .aid p + ol, .aid ul + ul, .aid ul + ol, .aid ol + ul { margin-top: 1.1mm; }
.aid ul { list-style: none; }
.aid ul > li { position: relative; padding-left: 2.6mm; }
.aid ul > li::before { content: ""; position: absolute; left: .2mm; top: .52em; width: 1.1mm; height: 1.1mm; background: var(--accent); }
.aid ol { padding-left: 4.2mm; list-style: decimal; }
.aid-start + * { margin-top: 1.1mm; }
.aid ol > li::marker { font-weight: 700; color: var(--accent); }
.aid li { break-inside: avoid; }
.aid li + li { margin-top: .5mm; }
.aid .checklist ul > li, .aid .checklist ol > li { padding-left: 4.4mm; list-style: none; position: relative; }
.aid .checklist ol { padding-left: 0; }
.aid .checklist :is(ul, ol) > li::before { content: ""; position: absolute; left: 0; top: .28em; width: 2.6mm; height: 2.6mm; background: #fff; border: .3mm solid var(--ink); }
.aid table { width: 100%; border-collapse: collapse; margin: 1mm 0 1.6mm; font-size: .96em; line-height: 1.25; break-inside: avoid; }
.aid caption { padding-bottom: .8mm; text-align: left; color: var(--soft); font-size: 7.4pt; }
.aid th, .aid td { padding: .5mm 1mm; border: .2mm solid var(--rule); text-align: left; vertical-align: top; }
.aid thead th { background: var(--wash); font-weight: 600; }
.aid .attack-grid td, .aid .attack-grid th { text-align: center; vertical-align: middle; padding: .8mm 1mm; }
.aid .attack-grid :is(th[scope="row"], th:first-child, td:nth-child(2), th:nth-child(2)) { text-align: left; white-space: nowrap; }
.aid .attack-grid .face { width: 8%; font: 700 10pt "Chakra Petch", Arial, sans-serif; background: #15171a; color: #fff; }
.aid .attack-grid .miss { color: #9aa0a6; }
.aid .attack-grid .damaged { background: #f6e3b8; }
.aid .attack-grid .destroyed { background: #e8b4a8; font-weight: 600; }
.aid .jump-track td { width: 16.6%; padding: 1.4mm; text-align: center; font: 600 9.5pt "Chakra Petch", Arial, sans-serif; }
.aid .jump-track .early { background: #f0d7d1; }
.aid .jump-track .ftl { background: #d3e2f2; }
.aid .jump-track .jump { background: #15171a; color: #fff; }
.aid-half { break-inside: avoid; overflow: visible; font-size: var(--type, 7.6pt); }
.aid-half + .aid-half { padding-top: 5mm; border-top: .3mm dashed var(--soft); }
.aid-half .aid-head { margin-bottom: 1.6mm; padding: 1mm 3mm; }
.aid-half .aid-head h2 { font-size: 12pt; }
.aid-half .attack-grid { margin: 0 0 1mm; font-size: .9em; }
.aid-half .attack-grid :is(td, th) { padding: .25mm 1mm; }
.aid-half .attack-grid .face { font-size: 8pt; }
.aid-half .aid-part { margin-bottom: 1.4mm; }
.aid-half .aid-start { break-inside: auto; }
.aid-half[data-half="1"] .aid-part { break-inside: avoid; }
`;
