import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/nbr-buna-n',
  title: 'Nitrile (NBR, Buna-N) O-rings',
  description:
    'Nitrile seals mineral oil, fuel, grease and water from −34 to 121 °C. Where it fits, where ozone and solvents rule it out, and what to use instead.',
  blocks: [
    block('Content Header', {
      heading: 'Nitrile (NBR, Buna-N)',
      lead: 'The default material for oil, fuel and air at moderate heat: −34 to 121 °C (−29 to 250 °F) on file, with 100 °C (212 °F) the safer limit for continuous service. Low-temperature grades reach −54 °C (−65 °F). Not for ozone, sunlight or polar solvents.',
      actions: [
        primary('Nitrile O-rings in the store', '/shop/orings?material=nbr'),
        link('Chemical compatibility table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
      image: '/drawings/temperature-range.svg?low=-34&high=121',
      material: 'NBR',
    }),
    block('Content Subheader', {
      id: 'polymer',
      heading: 'Acrylonitrile content and cure',
      content:
        '<p>NBR is a copolymer of butadiene and acrylonitrile. More acrylonitrile means less swell in oil and fuel; less means that the ring stays flexible at lower temperature. No grade has both, so a drawing that says only “Buna-N” leaves the choice open.</p><p>Sulfur cure gives good tear strength for moving seals; peroxide cure keeps its shape better when hot, which means lower <a href="/glossary">compression set</a>.</p>',
    }),
    block('Data Table', {
      id: 'media',
      heading: 'Common media',
      caption: 'Nitrile ratings at room temperature',
      head: head('Medium', 'NBR'),
      rows: [
        row('Hydraulic oil, mineral (HLP)', 'A'),
        row('Diesel fuel', 'A'),
        row('Gasoline E10 (10% ethanol)', 'B'),
        row('Water, potable, cold', 'A'),
        row('Brake fluid DOT 3, DOT 4, DOT 5.1 (glycol)', 'C'),
        row('Ozone', 'D'),
        row('Acetone', 'D'),
      ],
      note: 'A: little effect. B: minor. C: moderate. D: not suited. A guide for choosing; test in service.',
    }),
    block('Column Content', {
      id: 'choose',
      heading: 'When to use nitrile',
      columns: [
        plusPoints('Suited to', [
          'Hydraulic cylinders, fuel couplings and grease fittings that stay below about 100 °C.',
          'Piston and rod seals: 70 Shore A wears well, 90 Shore A resists <a href="/o-ring-failure-guide">extrusion</a> at higher pressure.',
          'Water and air fittings where price matters most.',
        ]),
        minusPoints('Better alternatives for', [
          'Oil above 100 °C for long periods: <a href="/hnbr">HNBR</a>, then <a href="/fkm-fluorocarbon">FKM</a>.',
          'Steam, or glycol brake fluid: <a href="/epdm">EPDM</a>.',
          'Outdoor use, or near motors and high voltage: ozone cracks stretched nitrile; consider <a href="/neoprene">chloroprene</a>.',
        ]),
      ],
    }),
    faq('Questions about nitrile', {
      'Is Buna-N the same as nitrile?':
        '<p>Yes. Buna-N, nitrile and NBR name one polymer family. Buna-S is something else: styrene butadiene, which does not resist oil. See <a href="/sbr">SBR</a>.</p>',
      'How long can nitrile rings be stored?':
        '<p>Fifteen years from cure, by SAE ARP5316, when they are kept cool, dark and away from ozone. The <a href="/shelf-life">shelf life page</a> explains how to read the cure date.</p>',
      '70 or 90 durometer?':
        '<p>70 Shore A for most glands: it seals at low pressure and on rough surfaces. Use 90 where gap and pressure could cause extrusion; it takes more force to install.</p>',
    }),
    block('Page Margin', {
      material: 'NBR',
      store: '/shop/orings?material=nbr',
      links: [
        link('Glossary of seal terms', '/glossary'),
        link('O-ring failure guide', '/o-ring-failure-guide'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Chloroprene (CR, Neoprene)', '/neoprene'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Filter nitrile by dash number',
      content:
        'Set the size and hardness in the store. For low-temperature, fuel or food grades, name the medium and the coldest start in your request.',
      actions: [primary('Nitrile by size', '/shop/orings?material=nbr'), link('Request a quote', '/request-a-quote')],
    }),
  ],
});
