import { block, definePage } from '../../define-page.ts';
import { faq, link, primary } from '../../shorthand.ts';

export const page = definePage({
  path: '/as5857-as4716-groove-chart',
  title: 'AS5857 and AS4716 groove chart by dash number',
  description:
    'Aerospace O-ring glands by AS568 dash: piston, bore, rod and groove diameters with limits, widths with one or two backup rings, in inches or mm.',
  blocks: [
    block('Content Header', {
      heading: 'AS5857 and AS4716 groove chart',
      lead: 'Two aerospace standards for AS568 rings: AS5857 for joints at rest, AS4716 for hydraulic cylinders. Each dash number has its own bore, rod and groove.',
      actions: [
        primary('Design an AS groove', '/tools/gland-designer?chart=as4716&size=AS568-214&use=static'),
        link('AS568 sizes', '/as568-sizing-chart'),
        link('Shop AS568 sizes', '/shop/orings?search=AS568'),
      ],
      image: '/drawings/dynamic-piston-gland.svg',
      altText: 'Ring in the groove of a moving piston',
    }),
    block('Housing Table', { id: 'sections', heading: 'Depth and width by cross-section', view: 'as-sections' }),
    block('Housing Table', { id: 'sizes', heading: 'Diameters by size', view: 'as-sizes' }),
    block('Content Subheader', {
      id: 'scope',
      heading: 'Which of the two applies',
      content:
        '<p>The abstract of AS4716 limits it to moving hydraulic seals: above 10.34 MPa with one or two backup rings, below without. Static seals to the outside belong to AS5857. Older military drawings refer to MIL-G-5514F; its widths are listed above, marked as unconfirmed.</p>',
    }),
    block('Content Subheader', {
      id: 'gaps',
      heading: 'What is missing here',
      content:
        '<p>Size -029 and two diameters of -145 are damaged in our source and left out. For AS4716 we hold basic sizes of -339 to -349 and -425 to -455, one limit each, and five groove diameters are unreadable. All other AS4716 sizes take the reciprocating depths of the inch chart; the gland designer names them as laid out by rule.</p><p>Limits for the AS4716 diameters, 0 to −0.001 in on the piston and 0 to +0.002 in on the bore, are trade practice without a public source. Compare them with the document.</p>',
    }),
    faq('Questions about aerospace glands', {
      'What do the letters stand for?':
        '<p>C is the piston and A the bore it slides in; F is the groove floor in the piston. B is the rod, H the hole it passes and E the floor of the groove around it.</p>',
      'Is a gland by these figures conforming?':
        '<p>Only the SAE document makes it so. The AS5857 figures are those printed in a maker’s handbook, checked for plausibility and not against the standard.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Landing gear, actuators and fuel couplings: name the specification, fluid and pressure, and we check rings and backup rings with you.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=AS568',
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('JIS B 2401-2 groove chart', '/jis-b-2401-2-groove-chart'),
        link('ISO 3601-2 groove chart', '/iso-3601-2-groove-chart'),
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings for aerospace hydraulics',
      content:
        'Nitrile and EPDM in AS568 sizes. Name the specification in your request; the quote says whether a lot can be certified to it.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Military specifications', '/military-specifications'),
      ],
    }),
  ],
});
