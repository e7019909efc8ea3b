import { block, definePage } from '../../define-page.ts';
import { row } from '../../table-row.ts';

export const page = definePage({
  path: '/vacuum-baking',
  title: 'Vacuum baking of O-rings and seals',
  description:
    'Heat under vacuum drives water, solvents and light silicone out of rubber before it goes into a chamber: how the cycle is chosen and what it cannot do.',
  image: '/drawings/vacuum-oven.svg',
  blocks: [
    block('Content Header', {
      heading: 'Vacuum baking',
      lead: 'Warm rubber in a vacuum gives up what it would otherwise give to your chamber: water, traces of solvent, cure residues, short silicone chains. Afterward it is bagged before it can drink moisture again.',
      actions: [
        { label: 'Request baked parts', url: '/request-a-quote', priority: 'primary' },
        { label: 'Butyl and FKM rings', url: '/shop/orings?material=iir,fkm' },
      ],
      image: '/drawings/vacuum-oven.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'leaves',
      heading: 'What leaves, and how fast',
      content:
        '<p>Outgassing follows diffusion: molecules migrate to the surface and leave. Heat speeds the migration, vacuum removes what arrives. Because the path is half the section, a ring twice as thick needs about four times as long. That square law is the reason to state the thickest section in an inquiry, not only the average.</p><p>Water leaves first and returns first. Heavier residues leave later and do not come back, which is the lasting gain of a bake.</p>',
    }),
    block('Data Table', {
      id: 'ceiling',
      heading: 'The ceiling is set by the polymer',
      caption: 'Typical highest working temperatures; a bake stays below them',
      head: [
        { text: 'Polymer' },
        { text: 'Typical highest', numeric: true },
        { text: 'Gas permeability' },
        { text: 'Remark' },
      ],
      rows: [
        row(['NBR', '/nbr-buna-n'], '121 °C', 'Low to medium', 'Long heat hardens it; keep the bake short and mild'),
        row(['IIR', '/materialpages/butyl'], '120 °C', 'Very low', 'Slow to give gas up'),
        row(['EPDM, peroxide', '/epdm'], '150 °C', 'Medium to high', 'Little residue of cure'),
        row(['FKM type A', '/fkm-fluorocarbon'], '204 °C', 'Low', 'Usual for vacuum flanges'),
        row(['VMQ', '/silicone'], '225 °C', 'Very high', 'Gains most: light silicones leave'),
        row(['FFKM', '/ffkm-perfluoroelastomer'], '325 °C', 'Low', 'By grade; many end at 260 °C'),
      ],
    }),
    block('List', {
      id: 'cycle',
      heading: 'How a cycle runs',
      style: 'numbers',
      items: [
        { text: 'Parts arrive washed and dry; oil on the skin would be baked in.' },
        { text: 'They lie singly on trays, without touching, so that no side is shaded.' },
        { text: 'Pressure falls first, then heat rises, so that water does not boil inside and leave blisters.' },
        { text: 'Temperature is held for the agreed hours, and the record is kept with the lot.' },
        { text: 'The oven cools under vacuum or dry nitrogen; bags are closed the same day.' },
      ],
    }),
    block('Column Content', {
      id: 'sense',
      heading: 'When it makes sense',
      columns: [
        {
          heading: 'Bake for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'High vacuum, optics, space and lithography' },
            { text: 'Silicone near paint or electrical contacts' },
            { text: 'Implant and drug packaging, when the test asks for low extract' },
          ],
        },
        {
          heading: 'Leave it out for',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Hydraulics, where oil replaces what was removed' },
            { text: 'Plasticized cold grades: they would lose their softness' },
            { text: 'Leaks by permeation, which no bake reduces' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Asked about baking',
      items: [
        {
          question: 'Is it the same as post-cure?',
          answer:
            '<p>No. Post-cure finishes the chemical reaction in hot air and belongs to making the part. Baking starts with a finished part and removes volatiles.</p>',
        },
        {
          question: 'Does the ring change size?',
          answer:
            '<p>A little, with the mass that leaves. Plasticized rubbers shrink visibly. Measure after baking if the tolerance is tight.</p>',
        },
        {
          question: 'How is success shown?',
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
      heading: 'State pressure, temperature, hours',
      content: 'If no recipe exists yet, give polymer, thickest section and base pressure of the system.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Vacuum bagging', url: '/vacuum-bagging' },
      ],
    }),
  ],
});
