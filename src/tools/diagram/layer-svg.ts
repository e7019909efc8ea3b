import { DIAGRAM_LAYERS, type LayerImports } from './layer-imports.ts';

const ROW = 56;
const BOX = { x: 20, width: 200, height: 36 };
const TOP = 20;
const WIDTH = 520;

/** Returns the vertical center of a layer's box. The highest layer is at the top. */
const centerOf = (index: number): number => TOP + (DIAGRAM_LAYERS.length - 1 - index) * ROW + BOX.height / 2;

const box = (name: string, index: number): string => {
  const y = centerOf(index);
  return (
    `  <rect class="box" x="${BOX.x}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="4"/>\n` +
    `  <text x="${BOX.x + BOX.width / 2}" y="${y + 5}">${name}</text>`
  );
};

/** An arc leaves the importing layer above its center and ends, with an arrow, below the center of the imported one. */
const arc = (from: number, to: number): string => {
  const x = BOX.x + BOX.width;
  const start = centerOf(from) + 6;
  const end = centerOf(to) - 6;
  const reach = x + 24 + Math.abs(from - to) * 32;
  return `  <path class="arc" d="M${x} ${start}C${reach} ${start} ${reach} ${end} ${x + 7} ${end}" marker-end="url(#arrow)"/>`;
};

/** Returns an SVG of the layers, the highest on top, with one arrow for each layer that another one imports. */
export const layerSvg = (imports: LayerImports): string => {
  const height = TOP * 2 + (DIAGRAM_LAYERS.length - 1) * ROW + BOX.height;
  const arcs = DIAGRAM_LAYERS.flatMap((name, from) =>
    DIAGRAM_LAYERS.flatMap((imported, to) => (imports.get(name)?.has(imported) ? [arc(from, to)] : [])),
  );
  const sentences = DIAGRAM_LAYERS.map(
    (name) => `${name} imports ${[...(imports.get(name) ?? [])].sort().join(', ') || 'none'}.`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">`,
    '  <title id="title">Imports between the layers of src</title>',
    `  <desc id="description">${sentences.join(' ')}</desc>`,
    '  <style>',
    '    text { font: 15px ui-monospace, monospace; text-anchor: middle; fill: #1b2733; }',
    '    .box { fill: #eef2f6; stroke: #1b2733; }',
    '    .arc { fill: none; stroke: #1b5fa8; stroke-width: 1.5; }',
    '    .head { fill: #1b5fa8; }',
    '  </style>',
    '  <marker id="arrow" viewBox="0 0 8 8" refX="2" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '    <path class="head" d="M0 0L8 4L0 8Z"/>',
    '  </marker>',
    `  <rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...arcs,
    ...DIAGRAM_LAYERS.map(box),
    '</svg>',
    '',
  ].join('\n');
};
