import { block, definePage } from '../../define-page.ts';
import { tile } from '../../tile.ts';

export const page = definePage({
  path: '/industries-hub',
  title: 'Seals by industry: choose by demand',
  description:
    'Find the seal by the demand that decides it: approval, fluid, temperature, purity or electricity. Each leads to the page of the field it comes from.',
  image: '/drawings/wellhead.svg',
  blocks: [
    block('Content Header', {
      heading: 'Industries',
      lead: 'Fields differ less in shape of seal than in the one demand that may not be missed. Start from that demand; sizes and prices come after.',
      actions: [
        { label: 'Filter by compliance', url: '/shop/orings?compliance=fda-21-cfr-177-2600', priority: 'primary' },
        { label: 'All industries', url: '/industries' },
      ],
      image: '/drawings/hand-wheel-valve.svg',
      altText: 'Valve with packing and bonnet seal',
    }),
    block('Table of Contents', {}),
    block('Tile Grid', {
      id: 'approval',
      heading: 'An approval decides',
      columns: '4',
      items: [
        tile('water-tap', 'Drinking water', 'NSF/ANSI 61, WRAS, KTW, ACS.', '/industries/drinking-water'),
        tile('dairy-clamp', 'Food and dairy', 'FDA, 3-A and cleaning in place.', '/industries/food-dairy'),
        tile(
          'syringe',
          'Medical and pharmaceutical',
          'USP Class VI and sterilization.',
          '/industries/medical-pharmaceutical',
        ),
        tile('ul-enclosure', 'UL certified', 'UL 157 aging, UL 94 flame.', '/industries/ul-certified'),
      ],
    }),
    block('Tile Grid', {
      id: 'medium',
      heading: 'The medium or the heat decides',
      columns: '4',
      items: [
        tile(
          'flange-pipe',
          'Chemical processing',
          'Acids, solvents, caustic in one line.',
          '/industries/chemical-processing',
        ),
        tile('wellhead', 'Oil field', 'Sour gas, pressure, decompression.', '/industries/oil-field'),
        tile(
          'actuator',
          'Military, aerospace, automotive',
          'Fuel, hydraulic fluid, cold start.',
          '/industries/military-aerospace-automotive',
        ),
        tile('reactor-vessel', 'Nuclear', 'Dose, hot water, records.', '/industries/nuclear'),
      ],
    }),
    block('Tile Grid', {
      id: 'else',
      heading: 'Purity, electricity, or nothing special',
      items: [
        tile(
          'wafer-chamber',
          'Semiconductor and solar',
          'Particles, plasma, outgassing.',
          '/industries/semiconductor-solar',
        ),
        tile('emi-shield', 'EMI and RFI shielding', 'A seam that must conduct.', '/industries/emi-rfi-shielding'),
        tile('hand-wheel-valve', 'General purpose', 'Machines and repair.', '/industries/general-purpose'),
      ],
    }),
    block('Content Subheader', {
      id: 'order',
      heading: 'In which order to decide',
      content:
        '<p>Approvals come first because they cannot be added later: a compound is made, tested and filed for a rule or it is not. In the store tick all you need; every box narrows the list to compounds that carry all of them. The medium comes second and removes whole polymer families. Temperature comes third, both ends. Hardness and color are last, and rarely decide.</p><p>Two demands often pull against each other. Food plants want fats and steam resisted at once; gas fields want hardness for pressure and flexibility for the cold. Where that happens write down which one is fixed by law, which by safety and which by habit. The habit is where there is room.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Fields overlap: a hydrogen valve in a dairy is both. Describe the position rather than the industry, and we sort it.',
    }),
    block('Lower Call to Action', {
      heading: 'Name the demand, get a short list',
      content: 'Rule, medium, both temperatures, pressure. Four lines in a message will do.',
      actions: [
        { label: 'Write four lines', url: '/contact-us', priority: 'primary' },
        { label: 'Compliance', url: '/compliance-hub' },
      ],
    }),
  ],
});
