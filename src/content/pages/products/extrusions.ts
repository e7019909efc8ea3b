import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/extrusions',
  title: 'Extruded rubber profiles',
  description:
    'Rubber profiles by the meter or as joined frames: common sections, design hints, tolerance classes, corners and what a drawing should show.',
  image: '/drawings/extrusion.svg',
  blocks: [
    block('Content Header', {
      heading: 'Extrusions',
      lead: 'Rubber pressed through a die and cured in continuous lengths: bulbs, channels, P and D sections, edge trim. Sold by the meter, cut to length, or joined into a frame.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Joining ends', url: '/splicing-and-vulcanizing' },
      ],
      image: '/drawings/extrusion.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'sections',
      heading: 'Profiles and their uses',
      caption: 'Common extruded sections',
      head: [{ text: 'Section' }, { text: 'Seals' }, { text: 'Held by' }],
      rows: [
        { cells: [{ text: 'D, solid or hollow' }, { text: 'Doors, hatches' }, { text: 'Adhesive on the flat' }] },
        {
          cells: [
            { text: 'P, bulb and flag' },
            { text: 'Tank lids, cabinets' },
            { text: 'Clamp or screws on the flag' },
          ],
        },
        { cells: [{ text: 'U channel' }, { text: 'Panel edges, glass' }, { text: 'Its own grip' }] },
        {
          cells: [
            { text: 'Channel with bulb' },
            { text: 'Vehicle doors, machine covers' },
            { text: 'Metal clips in the channel' },
          ],
        },
        { cells: [{ text: 'Flat strip' }, { text: 'Skirts, dampers' }, { text: 'Anything' }] },
        { cells: [{ text: 'Dovetail' }, { text: 'Repeatedly opened lids' }, { text: 'Undercut groove' }] },
        { cells: [{ text: 'Custom' }, { text: 'Any other task' }, { text: 'Your drawing' }] },
      ],
    }),
    block('Column Content', {
      id: 'design',
      heading: 'Designing a section',
      columns: [
        {
          heading: 'Do',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Keep walls equally thick, so that they cure and shrink evenly' },
            { text: 'Round inside corners' },
            { text: 'Place the hollow where the seal must give' },
            { text: 'Add a flat face, so that it can be cut square' },
          ],
        },
        {
          heading: 'Avoid',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Sharp points, which come out thin and wavy' },
            { text: 'Hollow shapes with walls too thin to hold up before cure' },
            { text: 'Undercuts deeper than they are wide' },
            { text: 'Fits within a few hundredths of a millimeter: rubber moves more than that' },
          ],
        },
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
        {
          heading: 'Easy to extrude',
          points: [
            { text: 'EPDM, solid and sponge' },
            { text: 'Chloroprene' },
            { text: 'Silicone, including clear' },
            { text: 'Nitrile and blends with PVC' },
          ],
        },
        {
          heading: 'Harder to extrude',
          points: [
            { text: 'Fluorocarbon: stiff, expensive, short runs' },
            { text: 'Conductive silicone' },
            { text: 'Very soft grades: they sag before cure' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about extrusions',
      items: [
        {
          question: 'Is there a charge for the die?',
          answer: '<p>Yes, once, as a separate line of the quote. A plate die costs little compared with a mold.</p>',
        },
        {
          question: 'Can I have a sample of something similar?',
          answer:
            '<p>Send a sketch of the profile: a similar one from an existing die is often enough for a trial.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=weather-resistant',
      links: [
        { label: 'O-ring cord', url: '/o-ring-cord' },
        { label: 'Tubing', url: '/tubing' },
        { label: 'Foam and sponge', url: '/foam' },
        { label: 'EPDM', url: '/epdm' },
        { label: 'Chloroprene (CR, Neoprene)', url: '/neoprene' },
        { label: 'Thermoplastic elastomers', url: '/thermoplastic-elastomers' },
        { label: 'Weather-resistant O-rings', url: '/shop/orings?subtype=weather-resistant' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send a sketch of the profile',
      content:
        'Add scale, tolerance class, rubber, hardness and total length. A hand drawing with dimensions is enough.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Engineering services', url: '/engineering-services' },
      ],
    }),
  ],
});
