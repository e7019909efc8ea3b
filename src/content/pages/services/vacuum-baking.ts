import { block, definePage } from '../../define-page.ts';
import { row } from '../../table-row.ts';

export const page = definePage({
  path: '/vacuum-baking',
  title: 'Vacuum baking of O-rings and seals',
  description:
    'Heat under vacuum drives water, solvents and light silicone out of rubber before use in a chamber: how the cycle is chosen and what it cannot do.',
  image: '/drawings/vacuum-oven.svg',
  blocks: [
    block('Content Header', {
      heading: 'Vacuum baking',
      lead: 'Baking removes what rubber would otherwise release in your chamber: water, traces of solvent, cure residues, short silicone chains. It is then bagged before it absorbs moisture again.',
      actions: [
        { label: 'Request baked parts', url: '/request-a-quote', priority: 'primary' },
        { label: 'Butyl and FKM rings', url: '/shop/orings?material=iir,fkm' },
      ],
      image: '/drawings/vacuum-oven.svg',
    }),
    block('Table of Contents', {}),
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
      head: [
        { text: 'Polymer' },
        { text: 'Typical maximum', numeric: true },
        { text: 'Gas permeability' },
        { text: 'Remark' },
      ],
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
      items: [
        { text: 'Parts arrive washed and dry; oil on the surface would be baked in.' },
        { text: 'They lie on trays without touching.' },
        {
          text: 'The oven is evacuated before it is heated, so that water does not boil inside the rubber and leave blisters.',
        },
        { text: 'Temperature is held for the agreed hours, and the record is kept with the lot.' },
        { text: 'The oven cools under vacuum or dry nitrogen; parts are bagged the same day.' },
      ],
    }),
    block('Column Content', {
      id: 'sense',
      heading: 'When to bake',
      columns: [
        {
          heading: 'Bake for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'High vacuum, optics, space and lithography' },
            { text: 'Silicone near paint or electrical contacts' },
            { text: 'Drug packaging with limits on extractables' },
          ],
        },
        {
          heading: 'Do not bake for',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Hydraulics, where oil replaces what was removed' },
            { text: 'Plasticized low-temperature grades, which would harden' },
            { text: 'Leakage by permeation, which baking does not reduce' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about vacuum baking',
      items: [
        {
          question: 'Is it the same as post-cure?',
          answer:
            '<p>No. Post-cure completes the chemical reaction in hot air as part of manufacturing. Baking removes volatiles from the finished part.</p>',
        },
        {
          question: 'Does the ring change size?',
          answer:
            '<p>Slightly, with the loss of mass. Plasticized rubbers shrink visibly. Measure after baking if the tolerance is tight.</p>',
        },
        {
          question: 'How is the result verified?',
          answer:
            '<p>By weighing before and after, or by a test such as ASTM E595, which states mass loss and condensables. See <a href="/material-testing">material testing</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=iir,fkm',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Butyl (IIR)', url: '/materialpages/butyl' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'State pressure, temperature and hours',
      content: 'If you have no cycle yet, give polymer, thickest cross-section and base pressure of the system.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Vacuum bagging', url: '/vacuum-bagging' },
      ],
    }),
  ],
});
