import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/fluorosilicone',
  title: 'Fluorosilicone (FVMQ) fuel system seals',
  description:
    'FVMQ combines the cold flexibility of silicone with fuel resistance: −60 to 177 °C, static only. Fluid ratings, gland advice, alternatives.',
  blocks: [
    block('Content Header', {
      heading: 'Fluorosilicone (FVMQ)',
      lead: 'For fuel and oil from −60 °C (−76 °F) up to 177 °C (351 °F). Made for aircraft fuel systems, where a seal must work at extreme cold and not swell. Static use only.',
      actions: [
        primary('FVMQ in the store', '/shop/orings?material=fvmq'),
        link('Static gland design', '/static-rod-piston-design'),
      ],
      image: '/drawings/temperature-range.svg?low=-60&high=177',
      material: 'FVMQ',
    }),
    block('Text', {
      text: '<p>Fluorosilicone is silicone whose side groups carry fluorine. These groups keep hydrocarbons out; the silicone backbone keeps the ring flexible at temperatures where fluorocarbon is hard. It is as weak as silicone: a nick during assembly can become a split.</p>',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'fluids',
      heading: 'Chemical resistance',
      caption: 'FVMQ, silicone and low-swell FKM compared',
      head: head('Medium', 'FVMQ', 'VMQ', 'FKM'),
      rows: [
        row('Jet fuel (JP-4, JP-5, JP-8, Jet A)', 'A', 'D', 'A'),
        row('Gasoline, unleaded', 'A', 'D', 'A'),
        row('Engine (motor) oil', 'A', 'C', 'A'),
        row('Methanol', 'A', 'A', 'D'),
        row('Phosphate ester, alkyl (aircraft, Skydrol type)', 'C', 'C', 'D'),
        row('Hydrazine', 'D', 'C', 'D'),
        row('Methyl ethyl ketone (MEK)', 'D', 'D', 'D'),
      ],
      note: 'The FKM column is for type A. Check temperature and blend before relying on a rating.',
    }),
    block('List', {
      id: 'handling',
      heading: 'Design and assembly',
      items: texts(
        'Break every edge the ring passes; use a lead-in chamfer of 15 to 20 degrees, and cover threads with a sleeve.',
        'Keep clearance gaps small or add <a href="/backup-rings">backup rings</a>, since it extrudes sooner than nitrile of equal hardness.',
        'Keep stretch of the inside diameter low; stretched fluorosilicone tears from the smallest cut.',
        'Do not expect gas tightness: permeability is as high as that of silicone.',
      ),
    }),
    faq('Questions about fluorosilicone', {
      'When is low-temperature FKM the better choice?':
        '<p>For moving seals, pressure pulses or temperatures near 200 °C, if −40 °C is low enough. <a href="/fkm-fluorocarbon">Type GLT</a> is stronger and wears more slowly.</p>',
      'Is fluorosilicone always blue?':
        '<p>No. Yellow, tan and black exist too, and blue silicone looks the same but fails in fuel. Identify it by the bag label, or have it tested. See <a href="/material-testing">material testing</a>.</p>',
    }),
    block('Page Margin', {
      material: 'FVMQ',
      store: '/shop/orings?material=fvmq',
      links: [
        link('Backup rings', '/backup-rings'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Material testing', '/material-testing'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Sealing cold fuel?',
      content:
        'Give lowest start temperature, fuel and cross-section. We can price FVMQ and FKM type GLT side by side.',
      actions: [
        primary('FVMQ O-rings', '/shop/orings?material=fvmq'),
        link('FKM GLT O-rings', '/shop/orings?material=fkm&subtype=type-glt'),
      ],
    }),
  ],
});
