import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/nbr-buna-n',
  title: 'Nitrile (NBR, Buna-N) O-rings',
  description:
    'Nitrile seals mineral oil, fuel, grease and water from −34 to 121 °C. Where it fits, where ozone and solvents rule it out, and what to use instead.',
  image: '/drawings/temperature-range.svg?low=-34&high=121',
  blocks: [
    block('Content Header', {
      heading: 'Nitrile (NBR, Buna-N)',
      lead: 'The default material for oil, fuel and air at moderate heat: −34 to 121 °C (−29 to 250 °F) on file, with 100 °C (212 °F) the safer limit for continuous service. Low-temperature grades reach −54 °C (−65 °F). Not for ozone, sunlight or polar solvents.',
      actions: [
        { label: 'Nitrile O-rings in the store', url: '/shop/orings?material=nbr', priority: 'primary' },
        { label: 'Chemical compatibility table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
      image: '/drawings/temperature-range.svg?low=-34&high=121',
      material: 'NBR',
    }),
    block('Table of Contents', {}),
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
      head: [{ text: 'Medium' }, { text: 'NBR' }],
      rows: [
        { cells: [{ text: 'Hydraulic oil, mineral (HLP)' }, { text: 'A' }] },
        { cells: [{ text: 'Diesel fuel' }, { text: 'A' }] },
        { cells: [{ text: 'Gasoline E10 (10% ethanol)' }, { text: 'B' }] },
        { cells: [{ text: 'Water, potable, cold' }, { text: 'A' }] },
        { cells: [{ text: 'Brake fluid DOT 3, DOT 4, DOT 5.1 (glycol)' }, { text: 'C' }] },
        { cells: [{ text: 'Ozone' }, { text: 'D' }] },
        { cells: [{ text: 'Acetone' }, { text: 'D' }] },
      ],
      note: 'A: little effect. B: minor. C: moderate. D: not suited. A guide for choosing; test in service.',
    }),
    block('Column Content', {
      id: 'choose',
      heading: 'When to use nitrile',
      columns: [
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Hydraulic cylinders, fuel couplings and grease fittings that stay below about 100 °C.' },
            {
              text: 'Piston and rod seals: 70 Shore A wears well, 90 Shore A resists <a href="/o-ring-failure-guide">extrusion</a> at higher pressure.',
            },
            { text: 'Water and air fittings where price matters most.' },
          ],
        },
        {
          heading: 'Better alternatives for',
          bulletType: 'minus_bullet',
          points: [
            {
              text: 'Oil above 100 °C for long periods: <a href="/hnbr">HNBR</a>, then <a href="/fkm-fluorocarbon">FKM</a>.',
            },
            { text: 'Steam, or glycol brake fluid: <a href="/epdm">EPDM</a>.' },
            {
              text: 'Outdoor use, or near motors and high voltage: ozone cracks stretched nitrile; consider <a href="/neoprene">chloroprene</a>.',
            },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about nitrile',
      items: [
        {
          question: 'Is Buna-N the same as nitrile?',
          answer:
            '<p>Yes. Buna-N, nitrile and NBR name one polymer family. Buna-S is something else: styrene butadiene, which does not resist oil. See <a href="/sbr">SBR</a>.</p>',
        },
        {
          question: 'How long can nitrile rings be stored?',
          answer:
            '<p>Fifteen years from cure, by SAE ARP5316, when they are kept cool, dark and away from ozone. The <a href="/shelf-life">shelf life page</a> explains how to read the cure date.</p>',
        },
        {
          question: '70 or 90 durometer?',
          answer:
            '<p>70 Shore A for most glands: it seals at low pressure and on rough surfaces. Use 90 where gap and pressure could cause extrusion; it takes more force to install.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'NBR',
      store: '/shop/orings?material=nbr',
      links: [
        { label: 'Glossary of seal terms', url: '/glossary' },
        { label: 'O-ring failure guide', url: '/o-ring-failure-guide' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Chloroprene (CR, Neoprene)', url: '/neoprene' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Filter nitrile by dash number',
      content:
        'Set the size and hardness in the store. For low-temperature, fuel or food grades, name the medium and the coldest start in your request.',
      actions: [
        { label: 'Nitrile by size', url: '/shop/orings?material=nbr', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
