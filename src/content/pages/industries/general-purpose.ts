import { block, definePage } from '../../define-page.ts';
import { head, link, minusPoints, plusPoints, primary, questions, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/general-purpose',
  title: 'General-purpose O-rings for machines and repair',
  description:
    'For workshops and machine builders: which rubber to choose by medium, how to find the size of an old ring, and when the usual choice fails.',
  blocks: [
    block('Content Header', {
      heading: 'General purpose',
      lead: 'For oil, air and water between −30 and 100 °C (−22 and 212 °F), without certificates. This covers most rings in most machines, and nitrile of 70 Shore A is the usual first choice.',
      actions: [
        primary('Nitrile O-rings, 66–75 Shore A', '/shop/orings?material=nbr&durometer=medium'),
        link('O-ring kits', '/o-ring-kits'),
      ],
      image: '/drawings/hand-wheel-valve.svg',
      altText: 'Hand-wheel valve with its stem and bonnet seals',
    }),
    block('Data Table', {
      id: 'by-medium',
      heading: 'Rubber by medium',
      caption: 'First choice for common media, and the alternative for heat',
      head: head('Medium', 'Start with', 'Above about 100 °C'),
      rows: [
        row('Mineral oil, grease', ['NBR', '/shop/orings?material=nbr'], ['FKM', '/shop/orings?material=fkm']),
        row('Compressed air, dry', ['NBR', '/nbr-buna-n'], ['Silicone', '/shop/orings?material=vmq']),
        row('Water, glycol mix', ['EPDM', '/shop/orings?material=epdm'], ['Peroxide-cured EPDM', '/epdm']),
        row('Gasoline, diesel', ['NBR', '/nbr-buna-n'], ['FKM', '/fkm-fluorocarbon']),
        row('Outdoor air, sun', ['EPDM', '/epdm'], ['Silicone', '/silicone']),
        row('Refrigerant R-134a', ['HNBR', '/shop/orings?material=hnbr'], ['HNBR', '/hnbr']),
      ],
      note: 'Starting points from the compatibility ratings. Additives in a fluid can change the result.',
    }),
    block('List', {
      id: 'replace',
      heading: 'From a worn ring to a part number',
      style: 'numbers',
      items: texts(
        'Measure the groove, not only the ring: old rings are flattened and swollen. <a href="/measuring-o-rings">How to measure</a>.',
        'Find the cross-section first. The AS568 series are 1.78, 2.62, 3.53, 5.33 and 6.99 mm.',
        'Look up the inside diameter in the <a href="/as568-sizing-chart">AS568</a> or the <a href="/metric-o-ring-table">metric</a> list. A ring up to 5% smaller than the shaft groove stretches into place.',
        'Press a fingernail into the new and the old ring: a large difference means a different hardness.',
        'Color says little about the polymer.',
      ),
    }),
    block('Column Content', {
      id: 'limits',
      heading: 'Is nitrile enough?',
      columns: [
        plusPoints('Usually, yes', [
          'Indoors, in oil or grease, below 100 °C',
          'Pressure steady, gaps small and faces smooth',
          'Parts disassembled and resealed at intervals',
        ]),
        minusPoints('Change it when', [
          'The ring is cracked: ozone or sunlight, use EPDM or CR',
          'It is hard and shiny: heat, use HNBR or FKM',
          'It swelled out of the groove: wrong fluid, check the medium',
          'It is nibbled at one edge: pressure, add a <a href="/backup-rings">backup ring</a>',
        ]),
      ],
    }),
    block('FAQ', {
      heading: 'Questions about general use',
      items: questions({
        'Is Buna-N different from nitrile?': '<p>No. Buna-N, NBR and nitrile are three names for the same rubber.</p>',
        'How long can spare rings be stored?':
          '<p>Nitrile is listed at 15 years from the cure date, in a sealed bag away from light and ozone. See <a href="/shelf-life">shelf life</a> for the other polymers.</p>',
        'Can I order only four pieces?':
          '<p>Yes, but each line and each order has a minimum, so a few pieces of many sizes often cost less as a kit.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&durometer=medium',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Silicone (VMQ)', '/silicone'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
        link('Measuring O-rings', '/measuring-o-rings'),
      ],
    }),
    block('Lower Banner', {
      heading: 'Every common size in one box, sorted by dash number',
      actions: [link('See kits', '/o-ring-kits')],
      image: '/drawings/o-ring-kit.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Not sure what the old ring was?',
      content: 'Tell us groove dimensions, fluid and temperature, and we find the ring.',
      actions: [primary('Describe your ring', '/contact-us'), link('Failure guide', '/o-ring-failure-guide')],
    }),
  ],
});
