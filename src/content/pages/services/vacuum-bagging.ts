import { block, definePage } from '../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary } from '../../shorthand.ts';

export const page = definePage({
  path: '/vacuum-bagging',
  title: 'Vacuum bagging of seals, one bag or two',
  description:
    'Parts sealed in evacuated bags stay clean, dry and dark until assembly: single or double bags, film choice, labels, and which parts must not be pressed.',
  blocks: [
    block('Content Header', {
      heading: 'Vacuum bagging',
      lead: 'An evacuated bag holds almost no moisture or ozone, and parts cannot rub against each other. As the last step after washing or baking, it keeps parts clean until the bag is opened.',
      actions: [primary('Quote bagged parts', '/request-a-quote'), link('Cleanroom packing', '/cleanroom')],
      image: '/drawings/vacuum-bag.svg',
    }),
    block('Content Blocks', {
      id: 'bags',
      heading: 'Choosing the bag',
      items: [
        {
          title: 'Single bag',
          content:
            '<p>One film, evacuated and heat-sealed. Protects from dust and moisture in a warehouse. The label is inside or outside.</p>',
          btnTitle: 'Custom packaging',
          btnLink: '/custom-packaging',
        },
        {
          title: 'Double bag',
          content:
            '<p>The outer bag is removed in the airlock, the inner one at the bench. Dirt from transport stays on the outer bag.</p>',
          btnTitle: 'Semiconductor services',
          btnLink: '/semiconductor-products-and-services',
        },
        {
          title: 'Nitrogen fill',
          content:
            '<p>Air is replaced by dry nitrogen at room pressure. For rings that an evacuated bag would bend.</p>',
          btnTitle: 'Request a quote',
          btnLink: '/request-a-quote',
        },
      ],
    }),
    block('Image List', {
      id: 'why',
      heading: 'What a sealed bag protects from',
      layout: 'row',
      items: [
        {
          image: '/drawings/shelf-life-bag.svg',
          altText: 'Sealed bag with a dated label',
          caption: 'Ozone and light: nitrile, with 15 years on file, cracks earlier if stored open near motors.',
        },
        {
          image: '/drawings/permeation.svg',
          altText: 'Gas passing through a seal',
          caption: 'Moisture: polyurethane, with 5 years on file, is attacked by warm, humid air.',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'film',
      heading: 'Film, seam and label',
      content:
        '<p>Clear polyethylene or nylon film lets you see the part; aluminum laminate blocks light and vapor better but hides it. For clean use, request film without slip agent, since that wax comes off on the ring. Seams leave a margin for a second seal, in case a bag is opened for incoming inspection.</p><p>The label states compound, size, quantity, batch and cure date. <a href="/shelf-life">Shelf life</a> starts on the cure date, not on the day of bagging.</p>',
    }),
    block('Column Content', {
      id: 'parts',
      heading: 'Which parts suit vacuum',
      columns: [
        plusPoints('Suited to vacuum', [
          'Compact rings laid flat in one layer',
          'Machined plastic and metal seals with protected edges',
          'Kits on a card',
        ]),
        minusPoints('Use nitrogen or a tray for', [
          'Soft or foamed parts, which the film crushes',
          'Large thin rings: folds become a permanent set',
          'Lip seals, whose edges would carry the load',
        ]),
      ],
    }),
    faq('Questions about bagging', {
      'The bag is no longer tight. Can I use the part?':
        '<p>A pinhole has let air in. For ordinary use, inspect the part and use it; for chamber use, wash it again.</p>',
      'How many rings are in a bag?':
        '<p>Any number. Single bags suit repairs; larger bags save film in production.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=au,eu',
      links: [
        link('Ultrasonic cleaning', '/ultrasonic-cleaning'),
        link('Vacuum baking', '/vacuum-baking'),
        link('Kitting', '/kitting'),
        link('Material testing', '/material-testing'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Choose rings and packing',
      content: 'Polyurethane benefits most from a dry bag. Choose parts and specify the packing in the line note.',
      actions: [
        primary('Polyurethane O-rings', '/shop/orings?material=au,eu'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});
