import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/square-rings',
  title: 'Square rings, lathe-cut and molded',
  description:
    'Rings of square section for static joints: how they differ from O-rings, lathe cutting or molding, which dimensions to send.',
  image: '/drawings/square-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Square rings',
      lead: 'Four flat faces in place of a round section. The ring sits still, spreads its load over the whole width, and can be cut from a cured sleeve without a mold.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Compare O-rings', url: '/o-rings' },
      ],
      image: '/drawings/square-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'how',
      heading: 'How it seals',
      content:
        '<p>An O-ring touches along a narrow band where stress peaks. A square section of the same height touches along its full face: the peak is lower, the band is wider, and rolling in the groove is out of the question. The price is force. A flat face resists squeeze at once, so bolts must carry more, and there is no free space for the rubber unless the groove is wider than the ring.</p>',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Square or round?',
      columns: [
        {
          heading: 'Square is better when',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Filters, caps and lids that are closed axially' },
            { text: 'A groove whose ring used to twist' },
            { text: 'Odd diameters in small numbers: no mold to pay' },
            { text: 'Old equipment whose drawing calls for a lathe-cut ring' },
          ],
        },
        {
          heading: 'Round is better when',
          bulletType: 'minus_bullet',
          points: [
            { text: 'The part moves: flat faces scrape the film away and stick' },
            { text: 'Closing force is limited' },
            { text: 'Vacuum or gas at low pressure: a round ring gives more stress per newton' },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'making',
      heading: 'Two ways to the section',
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
            '<p>A cavity gives all four faces and rounded corners. Worth it for large numbers, complex corners or compounds that cannot be ground.</p>',
          btnTitle: 'Custom molding',
          btnLink: '/custom-parts',
        },
        {
          image: '/drawings/splicing.svg',
          title: 'Spliced',
          content:
            '<p>Square cord joined end to end. The way to diameters beyond sleeves and molds, for static doors and covers.</p>',
          btnTitle: 'Splicing',
          btnLink: '/splicing-and-vulcanizing',
        },
      ],
    }),
    block('Data Table', {
      id: 'send',
      heading: 'What to send',
      caption: 'Dimensions and conditions for a square ring',
      head: [{ text: 'Figure' }, { text: 'Why it matters' }],
      rows: [
        {
          cells: [{ text: 'Inside diameter' }, { text: 'Stretch over the groove floor; state whether free or fitted' }],
        },
        { cells: [{ text: 'Radial width' }, { text: 'Fill of the groove; leave room for thermal growth' }] },
        { cells: [{ text: 'Axial height' }, { text: 'Squeeze when the lid is closed' }] },
        { cells: [{ text: 'Corner' }, { text: 'Sharp as cut, or radius as molded' }] },
        { cells: [{ text: 'Medium and temperature' }, { text: 'Choice of compound and hardness' }] },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Common questions',
      items: [
        {
          question: 'Will it go into an O-ring groove?',
          answer:
            '<p>Rarely unchanged. A round ring leaves corners of the groove empty to expand into; a square one of equal height may overfill it. Compare areas, and keep the filled share near 75%.</p>',
        },
        {
          question: 'Which rubbers can be lathe-cut?',
          answer:
            '<p>Those that grind cleanly: nitrile, EPDM, chloroprene, SBR and most fluorocarbons. Very soft silicones are better molded.</p>',
        },
        {
          question: 'Is a square ring the same as a quad ring?',
          answer:
            '<p>No. The lobed section is an <a href="/x-rings">X-ring</a> and is meant for motion; this one is for standing joints.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        { label: 'Washer gaskets', url: '/washer-gaskets' },
        { label: 'Gaskets', url: '/gaskets' },
        { label: 'Shop NBR O-rings', url: '/shop/orings?material=nbr' },
        { label: 'Giant O-rings', url: '/giant-o-rings' },
        { label: 'General groove design', url: '/general-groove-design' },
        { label: 'RMA tolerances', url: '/rma-tolerances' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Three dimensions and a medium',
      content: 'That is all a square ring needs. Say the count too: it decides between lathe and mold.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Talk it over', url: '/contact-us' },
      ],
    }),
  ],
});
