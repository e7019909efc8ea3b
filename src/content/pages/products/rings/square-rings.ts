import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/square-rings',
  title: 'Square rings, lathe-cut and molded',
  description:
    'Rings of square section for static joints: how they differ from O-rings, lathe cutting or molding, which dimensions to send.',
  blocks: [
    block('Content Header', {
      heading: 'Square rings',
      lead: 'Four flat faces in place of a round section. The ring is for static joints, spreads its load over the full width, and can be cut from a cured sleeve without a mold.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Compare O-rings', '/o-rings')],
      image: '/drawings/square-ring.svg',
    }),
    block('Content Subheader', {
      id: 'how',
      heading: 'How it seals',
      content:
        '<p>An O-ring touches along a narrow band where stress peaks. A square section of the same height touches along its full face: the peak is lower, the band is wider, and the ring cannot roll in the groove. The drawback is force: a flat face resists compression from the start, so bolts must carry more, and the rubber has no free space unless the groove is wider than the ring.</p>',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Square or round?',
      columns: [
        plusPoints('Choose square for', [
          'Filters, caps and lids that are closed axially',
          'Grooves in which O-rings twist',
          'Odd diameters in small quantities, without a mold',
          'Older equipment with lathe-cut rings on the drawing',
        ]),
        minusPoints('Choose round if', [
          'Parts move: flat faces scrape off the oil film and stick',
          'Closing force is limited',
          'Vacuum or gas at low pressure must be held: a round ring gives more contact stress for the same force',
        ]),
      ],
    }),
    block('Image Content Blocks', {
      id: 'making',
      heading: 'How they are made',
      items: [
        {
          image: '/drawings/tubing.svg',
          title: 'Lathe-cut',
          content:
            '<p>A rubber sleeve is cured on a mandrel, ground to its outside diameter and sliced. Faces are flat, edges sharp, and height can be chosen freely.</p>',
          btnTitle: 'About tubing',
          btnLink: '/tubing',
        },
        {
          image: '/drawings/molding.svg',
          title: 'Molded',
          content:
            '<p>A mold gives four molded faces and rounded corners. For large quantities, complex corners or compounds that cannot be ground.</p>',
          btnTitle: 'Custom molding',
          btnLink: '/custom-parts',
        },
        {
          image: '/drawings/splicing.svg',
          title: 'Spliced',
          content: '<p>Square cord joined end to end, for static doors and covers larger than sleeves and molds.</p>',
          btnTitle: 'Splicing',
          btnLink: '/splicing-and-vulcanizing',
        },
      ],
    }),
    block('Data Table', {
      id: 'send',
      heading: 'What to send',
      caption: 'Dimensions and conditions for a square ring',
      head: head('Figure', 'Why it matters'),
      rows: [
        row('Inside diameter', 'Stretch on the groove floor; state whether free or installed'),
        row('Radial width', 'Fill of the groove; leave room for thermal expansion'),
        row('Axial height', 'Squeeze when the lid is closed'),
        row('Corner', 'Sharp if cut, rounded if molded'),
        row('Medium and temperature', 'Choice of compound and hardness'),
      ],
    }),
    faq('Questions about square rings', {
      'Does it fit an O-ring groove?':
        '<p>Rarely without changes. A round ring leaves the corners of the groove free for expansion; a square one of equal height may overfill it. Compare areas, and keep the fill near 75%.</p>',
      'Which rubbers can be lathe-cut?':
        '<p>Those that grind cleanly: nitrile, EPDM, chloroprene, SBR and most fluorocarbons. Very soft silicones are better molded.</p>',
      'Is a square ring the same as a quad ring?':
        '<p>No. The lobed section is an <a href="/x-rings">X-ring</a> and is for moving parts; a square ring is for static joints.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        link('Washer gaskets', '/washer-gaskets'),
        link('Gaskets', '/gaskets'),
        link('Shop NBR O-rings', '/shop/orings?material=nbr'),
        link('Giant O-rings', '/giant-o-rings'),
        link('General groove design', '/general-groove-design'),
        link('RMA tolerances', '/rma-tolerances'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Three dimensions and a medium',
      content: 'That is all we need, along with the quantity, which decides between lathe and mold.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Talk to an engineer', '/contact-us')],
    }),
  ],
});
