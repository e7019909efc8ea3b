import { block, definePage } from '../../define-page.ts';
import { link, primary, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries-hub',
  title: 'Seals by industry and key requirement',
  description:
    'Find the seal by its deciding requirement: approval, fluid, temperature, purity or conductivity. Each leads to the page of the industry.',
  image: '/drawings/wellhead.svg',
  blocks: [
    block('Content Header', {
      heading: 'Industries',
      lead: 'Industries differ less in seal shapes than in their key requirement. Start from that requirement; sizes and prices come later.',
      actions: [
        primary('Filter by compliance', '/shop/orings?compliance=fda-21-cfr-177-2600'),
        link('All industries', '/industries'),
      ],
      image: '/drawings/isolation-kit.svg',
      altText: 'Flange joint with an isolation kit in section',
    }),
    block('Tile Grid', {
      id: 'approval',
      heading: 'Approval comes first',
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
      heading: 'Medium or temperature comes first',
      columns: '4',
      items: [
        tile(
          'flange-pipe',
          'Chemical processing',
          'Acids, solvents and caustic in one line.',
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
      heading: 'Purity, conductivity, general use',
      items: [
        tile(
          'wafer-chamber',
          'Semiconductor and solar',
          'Particles, plasma, outgassing.',
          '/industries/semiconductor-solar',
        ),
        tile('emi-shield', 'EMI and RFI shielding', 'Seals that conduct.', '/industries/emi-rfi-shielding'),
        tile('hand-wheel-valve', 'General purpose', 'Machines and repair.', '/industries/general-purpose'),
      ],
    }),
    block('Content Subheader', {
      id: 'order',
      heading: 'How to decide',
      content:
        '<p>Approvals come first because they cannot be added later: a compound is made and tested for a standard, or it is not. In the store, select all you need; the list shows compounds that have all of them. The medium comes second and rules out whole polymer families. Temperature is third, at both ends. Hardness and color come last.</p><p>Requirements often conflict. Food plants need resistance to both fat and steam; gas fields need hardness for pressure and flexibility for the cold. If yours conflict, note which is set by law, which by safety and which by habit. The last can change.</p>',
    }),
    block('Consult an Engineer', {
      content: 'Some applications belong to several industries. Tell us where the seal sits and what it is exposed to.',
    }),
    block('Lower Call to Action', {
      heading: 'Get a short list of materials',
      content: 'Send the standard, medium, lowest and highest temperature, and pressure.',
      actions: [primary('Send your requirements', '/contact-us'), link('Compliance', '/compliance-hub')],
    }),
  ],
});
