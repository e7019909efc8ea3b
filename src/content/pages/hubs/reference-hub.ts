import { block, definePage } from '../../define-page.ts';
import { tile } from '../../tile.ts';

export const page = definePage({
  path: '/reference-hub',
  title: 'O-ring references: sizes, glands, materials',
  description:
    'Size charts, groove tables, tolerances, chemical ratings, permeability, shelf life and failure pictures, arranged in the order a design needs them.',
  image: '/drawings/size-chart.svg',
  blocks: [
    block('Content Header', {
      heading: 'References',
      lead: 'Twenty pages of figures in both units. Read them in the order of a design, or jump to the one value you came for.',
      actions: [
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart', priority: 'primary' },
        { label: 'Glossary', url: '/glossary' },
      ],
      image: '/drawings/squeeze-stretch-fill.svg',
      altText: 'Squeeze, stretch and fill of a ring in its groove',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'order-of-work',
      heading: 'An order of work',
      content:
        '<p>Begin with the gland type: face, rod, piston or rotary decides how much the ring may be squeezed. Choose the largest cross-section the part has room for, since a thick ring forgives more tolerance than a thin one. Take inside diameter and dash number from a size chart. Only then read depth and width off the groove table, and close with the checks: fill below about 85%, stretch under 5%, finish and lead-in chamfer on the drawing.</p><p>Material runs beside this, not before it. Chemical rating and temperature give a family, hardness follows from pressure and gap. If the seal exists already and leaks, go the other way round: picture of the damage first, groove last.</p>',
    }),
    block('Tile Grid', {
      id: 'size',
      heading: 'Sizes',
      columns: '4',
      items: [
        tile('size-chart', 'AS568 sizing chart', 'Inch dash numbers with tolerances.', '/as568-sizing-chart'),
        tile('measure-cs', 'JIS sizing chart', 'P, G, V and S series.', '/jis-sizing-chart'),
        tile('o-ring', 'Metric O-ring table', 'Inside diameter by section.', '/metric-o-ring-table'),
        tile(
          'o-ring-kit',
          'Parker series 5-xxx O-ring sizes',
          'What the numbers mean.',
          '/parker-series-5-xxx-o-ring-sizes',
        ),
        tile('measure-id', 'Measuring O-rings', 'Cone, caliper or groove.', '/measuring-o-rings'),
        tile('tolerance-band', 'RMA tolerances', 'Classes for molded rubber.', '/rma-tolerances'),
      ],
    }),
    block('Tile Grid', {
      id: 'glands',
      heading: 'Grooves',
      columns: '4',
      items: [
        tile('squeeze-stretch-fill', 'General groove design', 'Squeeze, stretch, fill, gap.', '/general-groove-design'),
        tile('face-gland', 'Face seal design', 'Liquid and vacuum widths.', '/face-seal-design'),
        tile('dovetail-gland', 'Dovetail groove design', 'Rings that must not fall out.', '/dove-tail-design'),
        tile('static-piston-gland', 'Static rod and piston design', 'Plugs and covers.', '/static-rod-piston-design'),
        tile('dynamic-rod-gland', 'Dynamic rod and piston design', 'Back and forth.', '/dynamic-rod-piston-design'),
        tile('rotary-gland', 'Dynamic rotary design', 'Shafts that turn.', '/dynamic-rotary-design'),
        tile('surface-roughness', 'Surface finish for seals', 'Ra, lay and edges.', '/surface-finish'),
      ],
    }),
    block('Tile Grid', {
      id: 'material',
      heading: 'Materials and service',
      columns: '4',
      items: [
        tile(
          'chemical-swell',
          'Chemical compatibility table',
          '349 chemicals by 12 materials.',
          '/chemical-compatibility-table-o-rings-gaskets-plastics',
        ),
        tile('temperature-range', 'Material comparison guide', 'Ranges side by side.', '/material-comparison-guide'),
        tile('permeation', 'Gas permeability', 'What leaks through, not past.', '/permeability'),
        tile('hardness-scale', 'Durometer and hardness', 'Shore A against Shore D.', '/durometer-and-hardness'),
        tile('shelf-life-bag', 'Shelf life', 'Years from cure date.', '/shelf-life'),
        tile('failure-extrusion', 'O-ring failure guide', 'Read the damage.', '/o-ring-failure-guide'),
        tile('drawing-board', 'Glossary of seal terms', 'Words used on this site.', '/glossary'),
      ],
    }),
    block('Lower Banner', {
      heading: 'A size in hand? See it in every compound',
      actions: [{ label: 'Show size AS568-214', url: '/shop/orings?size=AS568-214' }],
      image: '/drawings/o-ring.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Missing a figure?',
      content: 'Say which one and what it is for. If it can be calculated or measured, we tell you how.',
      actions: [
        { label: 'Ask an engineer', url: '/contact-us', priority: 'primary' },
        { label: 'Engineering services', url: '/engineering-services' },
      ],
    }),
  ],
});
