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
      lead: 'Rubber pressed through a die and cured in length: bulbs, channels, P and D sections, edge trim. Sold by the meter, cut to length, or joined into a frame.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Joining ends', url: '/splicing-and-vulcanizing' },
      ],
      image: '/drawings/extrusion.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'sections',
      heading: 'Sections and what they are for',
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
        { cells: [{ text: 'Custom' }, { text: 'What none of these does' }, { text: 'Your drawing' }] },
      ],
    }),
    block('Column Content', {
      id: 'design',
      heading: 'Designing a section',
      columns: [
        {
          heading: 'Helps',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Keep wall thickness even: it cures and shrinks evenly' },
            { text: 'Round inside corners' },
            { text: 'Place the hollow where the seal must give' },
            { text: 'Put a flat somewhere, so that it can be cut square' },
          ],
        },
        {
          heading: 'Hurts',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Sharp points: they cure thin and wavy' },
            { text: 'Hollow with a wall too thin to stand while uncured' },
            { text: 'Undercuts deeper than they are wide' },
            { text: 'Fits within a few hundredths: rubber breathes more than that' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'tolerance',
      heading: 'Three classes of tolerance',
      content:
        '<p>Extruded sections are agreed as E1 (high precision), E2 (precision) or E3 (commercial). Each is a table by size: what is fine on a 40 mm face is impossible on a 2 mm lip. Order the widest class your joint tolerates and mark the one or two dimensions that must be better. <a href="/rma-tolerances">RMA tolerances</a> describes the scheme.</p>',
    }),
    block('Image Content Blocks', {
      id: 'frames',
      heading: 'From length to frame',
      items: [
        {
          image: '/drawings/drawing-board.svg',
          title: 'Mitered',
          content: '<p>Cut at 45° and bonded. Clean for solid sections, stiff at the corner.</p>',
          btnTitle: 'Assembly',
          btnLink: '/assembly',
        },
        {
          image: '/drawings/molding.svg',
          title: 'Molded corner',
          content:
            '<p>A small mold forms the corner between two profiles. Even squeeze all round, at the price of a tool.</p>',
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
      heading: 'Which rubber extrudes well',
      columns: [
        {
          heading: 'Readily',
          points: [
            { text: 'EPDM, solid and sponge' },
            { text: 'Chloroprene' },
            { text: 'Silicone, including clear' },
            { text: 'Nitrile and blends with PVC' },
          ],
        },
        {
          heading: 'With care',
          points: [
            { text: 'Fluorocarbon: stiff, dear, short runs' },
            { text: 'Conductive silicone' },
            { text: 'Very soft grades: they sag before cure' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Before a die is cut',
      items: [
        {
          question: 'Is there a charge for the die?',
          answer:
            '<p>A plate die is small beside a mold. It is quoted once as a separate line, so that you see it.</p>',
        },
        {
          question: 'Can I have a sample of something similar?',
          answer: '<p>Ask with the section sketched: a neighbor from an existing die often proves the idea.</p>',
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
      heading: 'Sketch the section',
      content: 'Scale, tolerance class, rubber, hardness, total length. A hand drawing with dimensions will do.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Engineering services', url: '/engineering-services' },
      ],
    }),
  ],
});
