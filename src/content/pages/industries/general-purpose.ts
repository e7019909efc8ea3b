import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/industries/general-purpose',
  title: 'General-purpose O-rings for machines and repair',
  description:
    'For workshops and machine builders: which rubber to reach for by medium, how to get from an old ring to a size, and when the everyday choice fails.',
  image: '/drawings/hand-wheel-valve.svg',
  blocks: [
    block('Content Header', {
      heading: 'General purpose',
      lead: 'Oil, air and water between −30 and 100 °C (−22 and 212 °F), no certificate asked for. Most rings in most machines live here, and nitrile of 70 Shore A is the usual first pick.',
      actions: [
        {
          label: 'Nitrile O-rings, 66–75 Shore A',
          url: '/shop/orings?material=nbr&durometer=medium',
          priority: 'primary',
        },
        { label: 'O-ring kits', url: '/o-ring-kits' },
      ],
      image: '/drawings/hand-wheel-valve.svg',
      altText: 'Hand-wheel valve with its stem and bonnet seals',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'by-medium',
      heading: 'One line per medium',
      caption: 'First choice for everyday media and what to change to when it gets hot',
      head: head('You seal', 'Start with', 'Hotter than about 100 °C'),
      rows: [
        row('Mineral oil, grease', ['NBR', '/shop/orings?material=nbr'], ['FKM', '/shop/orings?material=fkm']),
        row('Compressed air, dry', ['NBR', '/nbr-buna-n'], ['Silicone', '/shop/orings?material=vmq']),
        row('Water, glycol mix', ['EPDM', '/shop/orings?material=epdm'], ['Peroxide-cured EPDM', '/epdm']),
        row('Gasoline, diesel', ['NBR', '/nbr-buna-n'], ['FKM', '/fkm-fluorocarbon']),
        row('Outdoor air, sun', ['EPDM', '/epdm'], ['Silicone', '/silicone']),
        row('Refrigerant R-134a', ['HNBR', '/shop/orings?material=hnbr'], ['HNBR', '/hnbr']),
      ],
      note: 'Starting points from the compatibility ratings on file. Additives in a fluid can change the answer.',
    }),
    block('List', {
      id: 'replace',
      heading: 'From a worn ring to a part number',
      style: 'numbers',
      items: [
        {
          text: 'Measure the groove, not only the ring: an old ring is flat and swollen. <a href="/measuring-o-rings">How to measure</a>.',
        },
        { text: 'Find the cross-section first. Inch series go 1.78, 2.62, 3.53, 5.33 and 6.99 mm.' },
        {
          text: 'Look up the inside diameter in the <a href="/as568-sizing-chart">AS568</a> or the <a href="/metric-o-ring-table">metric</a> list. A ring up to 5% smaller than the shaft groove stretches into place.',
        },
        {
          text: 'Press a fingernail into the new ring beside the old: far softer or harder means a different durometer.',
        },
        { text: 'Note color last. It says little about the polymer.' },
      ],
    }),
    block('Column Content', {
      id: 'limits',
      heading: 'Is everyday nitrile enough?',
      columns: [
        {
          heading: 'It usually is',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Indoors, in oil or grease, below 100 °C' },
            { text: 'Pressure steady, gaps small and faces smooth' },
            { text: 'Parts taken apart and re-sealed at intervals' },
          ],
        },
        {
          heading: 'Change it when',
          bulletType: 'minus_bullet',
          points: [
            { text: 'The ring is cracked across: ozone or sunlight, take EPDM or CR' },
            { text: 'It has gone hard and shiny: heat, take HNBR or FKM' },
            { text: 'It grew out of the groove: wrong fluid, look the medium up' },
            { text: 'It was nibbled at one edge: pressure, add a <a href="/backup-rings">backup ring</a>' },
          ],
        },
      ],
    }),
    block('FAQ', {
      heading: 'Workshop questions',
      items: [
        {
          question: 'Is Buna-N something other than nitrile?',
          answer: '<p>No. Buna-N, NBR and nitrile are three names for the same rubber.</p>',
        },
        {
          question: 'How long may spare rings lie in the drawer?',
          answer:
            '<p>Nitrile is listed at 15 years from cure in its sealed bag, away from light and ozone. See <a href="/shelf-life">shelf life</a> for the other polymers.</p>',
        },
        {
          question: 'I only need four pieces. Is that possible?',
          answer:
            '<p>Yes, but a line has a minimum amount and so does an order, so small counts of many sizes often cost less as a kit.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&durometer=medium',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
        { label: 'Measuring O-rings', url: '/measuring-o-rings' },
      ],
    }),
    block('Lower Banner', {
      heading: 'Every common size in one box, sorted by dash number',
      actions: [{ label: 'Look at kits', url: '/o-ring-kits' }],
      image: '/drawings/o-ring-kit.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Not sure what the old ring was?',
      content: 'Tell us groove dimensions, fluid and temperature; the rest can be worked out.',
      actions: [
        { label: 'Describe your ring', url: '/contact-us', priority: 'primary' },
        { label: 'Failure guide', url: '/o-ring-failure-guide' },
      ],
    }),
  ],
});
