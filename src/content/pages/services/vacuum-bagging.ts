import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/vacuum-bagging',
  title: 'Vacuum bagging of seals, one bag or two',
  description:
    'Parts sealed in evacuated bags stay clean, dry and dark until assembly: single or double bags, film choice, labels, and which parts must not be pressed.',
  image: '/drawings/vacuum-bag.svg',
  blocks: [
    block('Content Header', {
      heading: 'Vacuum bagging',
      lead: 'A bag without air holds next to no moisture or ozone and gives parts no room to rub. It is the last step after washing or baking, and it keeps their result until somebody cuts the bag open.',
      actions: [
        { label: 'Quote bagged parts', url: '/request-a-quote', priority: 'primary' },
        { label: 'Cleanroom packing', url: '/cleanroom' },
      ],
      image: '/drawings/vacuum-bag.svg',
    }),
    block('Table of Contents', {}),
    block('Content Blocks', {
      id: 'bags',
      heading: 'Choosing the bag',
      items: [
        {
          title: 'Single bag',
          content:
            '<p>One film, evacuated and welded. Enough against dust and damp in a warehouse. The label sits inside or outside.</p>',
          btnTitle: 'Custom packaging',
          btnLink: '/custom-packaging',
        },
        {
          title: 'Double bag',
          content:
            '<p>The outer bag is taken off in the airlock, the inner one at the bench. Dirt from the truck stays with the outer film.</p>',
          btnTitle: 'Semiconductor services',
          btnLink: '/semiconductor-products-and-services',
        },
        {
          title: 'Nitrogen fill',
          content:
            '<p>Air is drawn off and replaced by dry nitrogen at room pressure. For rings that would be bent by an empty bag.</p>',
          btnTitle: 'Ask for it',
          btnLink: '/request-a-quote',
        },
      ],
    }),
    block('Image List', {
      id: 'why',
      heading: 'What a closed bag protects from',
      layout: 'row',
      items: [
        {
          image: '/drawings/shelf-life-bag.svg',
          altText: 'Sealed bag with a dated label',
          caption: 'Ozone and light: nitrile, on file with 15 years, cracks earlier if it hangs open near motors.',
        },
        {
          image: '/drawings/permeation.svg',
          altText: 'Gas passing through a seal',
          caption: 'Moisture: polyurethane, on file with 5 years, is attacked by warm damp air.',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'film',
      heading: 'Film, seam and label',
      content:
        '<p>Clear polyethylene or nylon film lets you see the part; aluminum laminate blocks light and vapor better and hides it. For clean use the film itself has to be clean: ask for grades without slip agent, since that wax comes off on the ring. Seams are welded with a margin for a second weld, in case a bag is opened for incoming inspection and closed again.</p><p>What the label says matters as much: compound, size, count, batch and cure date. <a href="/shelf-life">Shelf life</a> runs from the cure date, not from the day of bagging.</p>',
    }),
    block('Column Content', {
      id: 'parts',
      heading: 'Parts that take it well, and others',
      columns: [
        {
          heading: 'Fine under vacuum',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Compact rings laid flat in one layer' },
            { text: 'Machined plastic and metal seals with protected edges' },
            { text: 'Kits on a card that keeps their order' },
          ],
        },
        {
          heading: 'Use nitrogen or a tray',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Soft or foamed parts, which the film crushes' },
            { text: 'Large thin rings: folds become a permanent set' },
            { text: 'Lip seals, whose edges carry the load' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Bag questions',
      items: [
        {
          question: 'The bag has gone soft. Is the part lost?',
          answer:
            '<p>Cleanliness may be: a pinhole let air in. For ordinary use inspect and go on; for chamber use send it back through washing.</p>',
        },
        {
          question: 'One ring per bag?',
          answer: '<p>Any count. Single bags suit repair points; bags of ten save film on a line that uses ten.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=au,eu',
      links: [
        { label: 'Ultrasonic cleaning', url: '/ultrasonic-cleaning' },
        { label: 'Vacuum baking', url: '/vacuum-baking' },
        { label: 'Kitting', url: '/kitting' },
        { label: 'Material testing', url: '/material-testing' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Pick the rings, add the bag',
      content: 'Polyurethane gains most from a dry bag. Choose the parts and write the packing into their note.',
      actions: [
        { label: 'Polyurethane O-rings', url: '/shop/orings?material=au,eu', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
