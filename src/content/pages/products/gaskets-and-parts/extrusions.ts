import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, points, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/extrusions',
  title: 'Extruded rubber profiles',
  description:
    'Rubber profiles by the meter or as joined frames: common sections, design hints, tolerance classes, corners and what a drawing should show.',
  blocks: [
    block('Content Header', {
      heading: 'Extrusions',
      lead: 'Rubber pressed through a die and cured in continuous lengths: bulbs, channels, P and D sections, edge trim. Sold by the meter, cut to length, or joined into a frame.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Joining ends', '/splicing-and-vulcanizing')],
      image: '/drawings/extrusion.svg',
    }),
    block('Data Table', {
      id: 'sections',
      heading: 'Profiles and their uses',
      caption: 'Common extruded sections',
      head: head('Section', 'Seals', 'Held by'),
      rows: [
        row('D, solid or hollow', 'Doors, hatches', 'Adhesive on the flat'),
        row('P, bulb and flag', 'Tank lids, cabinets', 'Clamp or screws on the flag'),
        row('U channel', 'Panel edges, glass', 'Its own grip'),
        row('Channel with bulb', 'Vehicle doors, machine covers', 'Metal clips in the channel'),
        row('Flat strip', 'Skirts, dampers', 'Anything'),
        row('Dovetail', 'Repeatedly opened lids', 'Undercut groove'),
        row('Custom', 'Any other task', 'Your drawing'),
      ],
    }),
    block('Column Content', {
      id: 'design',
      heading: 'Designing a section',
      columns: [
        plusPoints('Do', [
          'Keep walls equally thick, so that they cure and shrink evenly',
          'Round inside corners',
          'Place the hollow where the seal must give',
          'Add a flat face, so that it can be cut square',
        ]),
        minusPoints('Avoid', [
          'Sharp points, which come out thin and wavy',
          'Hollow shapes with walls too thin to hold up before cure',
          'Undercuts deeper than they are wide',
          'Fits within a few hundredths of a millimeter: rubber moves more than that',
        ]),
      ],
    }),
    block('Content Subheader', {
      id: 'tolerance',
      heading: 'Three tolerance classes',
      content:
        '<p>Extruded sections are agreed as E1 (high precision), E2 (precision) or E3 (commercial). Each class is a table by size, since a large face needs a wider tolerance than a thin lip. Order the widest class your joint tolerates and mark the one or two dimensions that must be tighter. <a href="/rma-tolerances">RMA tolerances</a> describes the scheme.</p>',
    }),
    block('Image Content Blocks', {
      id: 'frames',
      heading: 'Frames and corners',
      items: [
        {
          image: '/drawings/drawing-board.svg',
          title: 'Mitered',
          content: '<p>Cut at 45° and bonded. Clean with solid profiles, stiff at the corner.</p>',
          btnTitle: 'Assembly',
          btnLink: '/assembly',
        },
        {
          image: '/drawings/molding.svg',
          title: 'Molded corner',
          content:
            '<p>A small mold forms the corner between two profiles. Even squeeze all around, but it needs a tool.</p>',
          btnTitle: 'Custom molded parts',
          btnLink: '/custom-parts',
        },
        {
          image: '/drawings/splicing.svg',
          title: 'Bent and spliced once',
          content: '<p>If the radius is generous, one joint at the bottom closes the ring.</p>',
          btnTitle: 'Splicing',
          btnLink: '/splicing-and-vulcanizing',
        },
      ],
    }),
    block('Column Content', {
      id: 'rubber',
      heading: 'Rubbers for extrusion',
      columns: [
        points('Easy to extrude', [
          'EPDM, solid and sponge',
          'Chloroprene',
          'Silicone, including clear',
          'Nitrile and blends with PVC',
        ]),
        points('Harder to extrude', [
          'Fluorocarbon: stiff, expensive, short runs',
          'Conductive silicone',
          'Very soft grades: they sag before cure',
        ]),
      ],
    }),
    faq('Questions about extrusions', {
      'Is there a charge for the die?':
        '<p>Yes, once, as a separate line of the quote. A plate die costs little compared with a mold.</p>',
      'Can I have a sample of something similar?':
        '<p>Send a sketch of the profile: a similar one from an existing die is often enough for a trial.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=weather-resistant',
      links: [
        link('O-ring cord', '/o-ring-cord'),
        link('Tubing', '/tubing'),
        link('Foam and sponge', '/foam'),
        link('EPDM', '/epdm'),
        link('Chloroprene (CR, Neoprene)', '/neoprene'),
        link('Thermoplastic elastomers', '/thermoplastic-elastomers'),
        link('Weather-resistant O-rings', '/shop/orings?subtype=weather-resistant'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send a sketch of the profile',
      content:
        'Add scale, tolerance class, rubber, hardness and total length. A hand drawing with dimensions is enough.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Engineering services', '/engineering-services')],
    }),
  ],
});
