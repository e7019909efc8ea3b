import { block, definePage } from '../../define-page.ts';
import { link, primary, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/reference-hub',
  title: 'O-ring references: sizes, glands, materials',
  description:
    'Size charts, groove tables, tolerances, chemical ratings, permeability, shelf life and failure modes, in design sequence.',
  image: '/drawings/size-chart.svg',
  blocks: [
    block('Content Header', {
      heading: 'References',
      lead: 'Twenty-four reference pages in metric or US units. Read them in design sequence, or go straight to the value you need.',
      actions: [primary('AS568 sizing chart', '/as568-sizing-chart'), link('Glossary', '/glossary')],
      image: '/drawings/squeeze-stretch-fill.svg',
      altText: 'Squeeze, stretch and fill of a ring in its groove',
    }),
    block('Content Subheader', {
      id: 'order-of-work',
      heading: 'Design sequence',
      content:
        '<p>Begin with the gland type: face, rod, piston or rotary decides how much the ring may be squeezed. Choose the largest cross-section the part has room for, since a thick ring tolerates more variation than a thin one. Take inside diameter and dash number from a size chart. Then read depth and width from the groove table and check: fill below about 85%, stretch under 5%, surface finish and lead-in chamfer on the drawing.</p><p>Choose the material in parallel. Chemical rating and temperature give the family; pressure and gap give the hardness. If an existing seal leaks, work backward: identify the damage first, check the groove last.</p>',
    }),
    block('Tile Grid', {
      id: 'size',
      heading: 'Sizes',
      columns: '4',
      items: [
        tile('size-chart', 'AS568 sizing chart', 'Dash numbers with tolerances.', '/as568-sizing-chart'),
        tile('measure-cs', 'JIS sizing chart', 'P, G, V and S series.', '/jis-sizing-chart'),
        tile('o-ring', 'Metric O-ring table', 'Inside diameter by section.', '/metric-o-ring-table'),
        tile(
          'o-ring-kit',
          'Parker series 5-xxx O-ring sizes',
          '442 sizes with our nearest size.',
          '/parker-series-5-xxx-o-ring-sizes',
        ),
        tile(
          'o-ring-cord',
          'BS 4518 and ISO 6149 sizing chart',
          'British metric sizes and ports.',
          '/bs-4518-iso-6149-sizing-chart',
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
        tile(
          'dynamic-rod-gland',
          'Dynamic rod and piston design',
          'Reciprocating parts.',
          '/dynamic-rod-piston-design',
        ),
        tile('rotary-gland', 'Dynamic rotary design', 'Rotating shafts.', '/dynamic-rotary-design'),
        tile('static-rod-gland', 'JIS B 2401-2 groove chart', 'P, G and V housings.', '/jis-b-2401-2-groove-chart'),
        tile('static-piston-gland', 'ISO 3601-2 groove chart', 'Metric sections by use.', '/iso-3601-2-groove-chart'),
        tile(
          'dynamic-piston-gland',
          'AS5857 and AS4716 groove chart',
          'Aerospace glands by dash.',
          '/as5857-as4716-groove-chart',
        ),
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
        tile('permeation', 'Gas permeability', 'Leakage through the material.', '/permeability'),
        tile('hardness-scale', 'Durometer and hardness', 'Shore A against Shore D.', '/durometer-and-hardness'),
        tile('shelf-life-bag', 'Shelf life', 'Years from cure date.', '/shelf-life'),
        tile('failure-extrusion', 'O-ring failure guide', 'Causes by type of damage.', '/o-ring-failure-guide'),
        tile('drawing-board', 'Glossary of seal terms', 'Words used on this site.', '/glossary'),
        tile('measure-cs', 'Tools', 'Calculators for size and groove.', '/tools'),
      ],
    }),
    block('Lower Banner', {
      heading: 'See one size in every compound',
      actions: [link('Show size AS568-214', '/shop/orings?size=AS568-214')],
      image: '/drawings/o-ring.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Missing a figure?',
      content: 'Tell us which one and what it is for. If it can be calculated or measured, we tell you how.',
      actions: [primary('Ask an engineer', '/contact-us'), link('Engineering services', '/engineering-services')],
    }),
  ],
});
