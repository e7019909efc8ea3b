import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/parker-series-5-xxx-o-ring-sizes',
  title: 'Parker series 5-xxx O-ring sizes and neighbors',
  description:
    'What a 5-xxx size number means, why no verified dimension table is shown, and how to find the nearest metric or AS568 ring from a measurement.',
  image: '/drawings/measure-cs.svg',
  blocks: [
    block('Content Header', {
      heading: 'Parker series 5-xxx O-ring sizes',
      lead: '5-xxx numbers are one maker’s list of special sizes between the AS568 steps. We hold no verified copy of that list, so this page leads from a measurement to a ring.',
      actions: [
        { label: 'Find by dimensions', url: '/shop/orings?search=metric', priority: 'primary' },
        { label: 'Quote a 5-xxx number', url: '/request-a-quote' },
      ],
      image: '/drawings/measure-cs.svg',
      altText: 'Cross-section of an O-ring measured with a caliper',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'series',
      heading: 'What the number stands for',
      content:
        '<p>AS568 leaves gaps: between two dash numbers the hole can jump by 1.6 mm or more. Equipment builders filled them with rings of their own, and one large maker numbered such rings 5-001 upwards. Unlike a dash number, a 5-xxx number carries no rule: neither the section nor the diameter can be worked out from its digits. Two neighbors in the list can have quite different sections.</p><p>Because of that, a wrong line in a copied table goes unnoticed until a joint leaks. The copies in circulation disagree in places and none could be checked against the original for this site. A number without a source is worse than a blank, so the table is left out.</p>',
    }),
    block('List', {
      id: 'steps',
      heading: 'Three ways to the right ring',
      style: 'numbers',
      items: [
        {
          text: 'Read the parts list or drawing. Many give inside diameter and section beside the 5-xxx number; these two figures are all that is needed.',
        },
        {
          text: 'Measure a new ring: section first, then the hole. <a href="/measuring-o-rings">Measuring O-rings</a> shows how far a used one can mislead.',
        },
        { text: 'Measure the groove. Depth gives the section, its diameter gives the ring within 5% of stretch.' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?search=metric',
      links: [
        { label: 'Measuring O-rings', url: '/measuring-o-rings' },
        { label: 'Metric O-ring table', url: '/metric-o-ring-table' },
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'Custom O-rings', url: '/custom-o-rings' },
      ],
    }),
    block('Tile Grid', {
      id: 'neighbors',
      heading: 'Look among the neighbors',
      columns: '3',
      items: [
        {
          image: '/drawings/measure-id.svg',
          title: 'Metric table',
          text: '1,999 sizes in steps as fine as half a millimeter: the likeliest match.',
          url: '/metric-o-ring-table',
        },
        {
          image: '/drawings/size-chart.svg',
          title: 'AS568 chart',
          text: '394 dash numbers, for a special size that turns out to be a standard one.',
          url: '/as568-sizing-chart',
        },
        {
          image: '/drawings/custom-part.svg',
          title: 'Made to print',
          text: 'A mold or a spliced ring when nothing listed comes near enough.',
          url: '/custom-o-rings',
        },
      ],
    }),
    block('Column Content', {
      heading: 'When is a neighbor close enough?',
      columns: [
        {
          heading: 'Usually fine',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Section within 0.05 mm and a hole up to 2% smaller, in a fixed joint.' },
            { text: 'A groove that can be recut to the standard ring, which then stays available everywhere.' },
          ],
        },
        {
          heading: 'Ask first',
          bulletType: 'minus_bullet',
          points: [
            { text: 'A hole larger than the groove in a radial seal: the ring hangs loose and gets pinched.' },
            { text: 'A section 0.1 mm thinner in a moving seal, where little squeeze is left to lose.' },
          ],
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Name the machine, the 5-xxx number and any dimension you have. An engineer compares it with standard sizes and says whether a stock ring will do or one has to be made.',
    }),
    block('Lower Call to Action', {
      heading: 'Only the number and no ring?',
      content:
        'Put it in a quote request with the quantity and the fluid; the dimensions get confirmed with you before anything is priced.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Call or write', url: '/contact-us' },
      ],
    }),
  ],
});
