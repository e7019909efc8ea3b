import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/vacuum-baking',
  title: 'Vacuum baking of O-rings and seals',
  description:
    'Heat under vacuum drives water, solvents and light silicone out of rubber before use in a chamber: how the cycle is chosen and what it cannot do.',
  blocks: [
    block('Content Header', {
      heading: 'Vacuum baking',
      lead: 'Baking removes what rubber would otherwise release in your chamber: water, traces of solvent, cure residues, short silicone chains. It is then bagged before it absorbs moisture again.',
      actions: [
        primary('Request baked parts', '/request-a-quote'),
        link('Butyl and FKM rings', '/shop/orings?material=iir,fkm'),
      ],
      image: '/drawings/vacuum-oven.svg',
    }),
    block('Content Subheader', {
      id: 'leaves',
      heading: 'What is removed, and how fast',
      content:
        '<p>Outgassing follows diffusion: molecules migrate to the surface and leave. Heat speeds up migration; vacuum removes what arrives. A ring twice as thick takes about four times as long, so state the thickest cross-section in your inquiry.</p><p>Water leaves first and is absorbed again. Heavier residues leave later and do not return, which is the lasting benefit.</p>',
    }),
    block('Data Table', {
      id: 'ceiling',
      heading: 'Temperature limits by polymer',
      caption: 'Typical maximum working temperatures; baking stays below them',
      head: head('Polymer', numeric('Typical maximum'), 'Gas permeability', 'Remark'),
      rows: [
        row(['NBR', '/nbr-buna-n'], '121 °C', 'Low to medium', 'Hardens in long heat; bake it briefly and gently'),
        row(['IIR', '/materialpages/butyl'], '120 °C', 'Very low', 'Releases gas slowly'),
        row(['EPDM, peroxide', '/epdm'], '150 °C', 'Medium to high', 'Few cure residues'),
        row(['FKM type A', '/fkm-fluorocarbon'], '204 °C', 'Low', 'Usual for vacuum flanges'),
        row(['VMQ', '/silicone'], '225 °C', 'Very high', 'Benefits most: light silicones are removed'),
        row(['FFKM', '/ffkm-perfluoroelastomer'], '325 °C', 'Low', 'By grade; many are limited to 260 °C'),
      ],
    }),
    block('List', {
      id: 'cycle',
      heading: 'How a cycle runs',
      style: 'numbers',
      items: texts(
        'Parts arrive washed and dry; oil on the surface would be baked in.',
        'They lie on trays without touching.',
        'The oven is evacuated before it is heated, so that water does not boil inside the rubber and leave blisters.',
        'Temperature is held for the agreed hours, and the record is kept with the lot.',
        'The oven cools under vacuum or dry nitrogen; parts are bagged the same day.',
      ),
    }),
    block('Column Content', {
      id: 'sense',
      heading: 'When to bake',
      columns: [
        plusPoints('Bake for', [
          'High vacuum, optics, space and lithography',
          'Silicone near paint or electrical contacts',
          'Drug packaging with limits on extractables',
        ]),
        minusPoints('Do not bake for', [
          'Hydraulics, where oil replaces what was removed',
          'Plasticized low-temperature grades, which would harden',
          'Leakage by permeation, which baking does not reduce',
        ]),
      ],
    }),
    faq('Questions about vacuum baking', {
      'Is it the same as post-cure?':
        '<p>No. Post-cure completes the chemical reaction in hot air as part of manufacturing. Baking removes volatiles from the finished part.</p>',
      'Does the ring change size?':
        '<p>Slightly, with the loss of mass. Plasticized rubbers shrink visibly. Measure after baking if the tolerance is tight.</p>',
      'How is the result verified?':
        '<p>By weighing before and after, or by a test such as ASTM E595, which states mass loss and condensables. See <a href="/material-testing">material testing</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=iir,fkm',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Butyl (IIR)', '/materialpages/butyl'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Silicone (VMQ)', '/silicone'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'State pressure, temperature and hours',
      content: 'If you have no cycle yet, give polymer, thickest cross-section and base pressure of the system.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Vacuum bagging', '/vacuum-bagging')],
    }),
  ],
});
