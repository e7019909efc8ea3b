import { block, definePage } from '../../define-page.ts';
import { columns, faq, link, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/assembly',
  title: 'Assembly of seals with your hardware',
  description:
    'Seals fitted to plugs, fittings, pistons and carriers before delivery: what we assemble, how damage is avoided, and which checks follow.',
  blocks: [
    block('Content Header', {
      heading: 'Assembly',
      lead: 'The ring arrives installed in its groove, not in a bag. Most seals are damaged during assembly; we do it at a bench made for the purpose.',
      actions: [primary('Quote an assembly', '/request-a-quote'), link('Bonded parts', '/bonded-parts')],
      image: '/drawings/assembly.svg',
    }),
    block('Image Content Blocks', {
      id: 'examples',
      heading: 'Typical jobs',
      items: [
        {
          image: '/drawings/fastener-seal.svg',
          title: 'Screws and plugs',
          content: '<p>Ring under the head or in an undercut, installed over the thread with a cone.</p>',
          btnTitle: 'Fastener seals',
          btnLink: '/fastener-seals',
        },
        {
          image: '/drawings/cap-seal.svg',
          title: 'Pistons with two-part seals',
          content: '<p>O-ring first, then the PTFE cap stretched over it and resized in a sleeve.</p>',
          btnTitle: 'Cap seals',
          btnLink: '/cap-seals',
        },
        {
          image: '/drawings/isolation-kit.svg',
          title: 'Carriers and flange sets',
          content: '<p>Sealing rings, sleeves and washers combined into one unit.</p>',
          btnTitle: 'Isolation kits',
          btnLink: '/isolation-kits',
        },
      ],
    }),
    block('Column Content', {
      id: 'care',
      heading: 'Common damage and how we prevent it',
      columns: columns({
        'Threads and ports':
          '<p>A sleeve covers every edge the ring must cross. Sharp ports are plugged until it has passed.</p>',
        Stretch:
          '<p>Rubber is stretched once, briefly and no more than necessary, and left to recover before the part goes into its bore. PTFE is warmed first.</p>',
        Twist:
          '<p>The mold line must run straight around the groove. If it spirals, the ring is removed and installed again.</p>',
      }),
    }),
    block('Content Subheader', {
      id: 'part',
      heading: 'What the hardware needs',
      content:
        '<p>Chamfers at 15 to 20°, burrs removed, grooves free of chips: a robot does not notice a scratch. Tell us which faces may be touched. Metal parts usually arrive oiled, so say whether the oil stays, is washed off, or is replaced by an <a href="/o-ring-lubrication">assembly grease</a> that suits rubber and medium.</p><p>If a part cannot be opened for inspection afterward, agree on a test. Leak tightness is tested with air under water, by pressure drop, or with helium, depending on the allowed leak rate.</p>',
    }),
    block('List', {
      id: 'send',
      heading: 'What to send for a quote',
      style: 'bullets',
      items: texts(
        'Drawing of the finished unit with a numbered parts list',
        'Who supplies which part, and in what packing',
        'Torque, press force or position that ends each step',
        'The test, its limit, and what happens to rejects',
      ),
    }),
    faq('Questions about assembly', {
      'Could the seal be molded on instead?':
        '<p>Yes, for large quantities and metal that withstands curing heat. Nothing can fall off then, but a worn lip means a new part.</p>',
      'Can you install rings we bought elsewhere?':
        '<p>Yes. We record their lot and cure date and check size and hardness on samples first.</p>',
      'Does an installed ring age faster?':
        '<p>Yes. It starts to take a set as soon as it is stretched or squeezed, so keep less stock of assembled parts.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'A groove that is easy to machine may be hard to assemble. Show us the design while its edges can still be changed.',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=internally-lubricated',
      links: [
        link('Fastener seals', '/fastener-seals'),
        link('Cap seals', '/cap-seals'),
        link('Flange isolation kits', '/isolation-kits'),
        link('O-ring lubrication', '/o-ring-lubrication'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Choose the ring',
      content:
        'Coated and self-lubricating rings install with less force. See what is available before the fixture is built.',
      actions: [
        primary('Self-lubricating rings', '/shop/orings?subtype=internally-lubricated'),
        link('Kitting', '/kitting'),
      ],
    }),
  ],
});
