import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/assembly',
  title: 'Assembly of seals with your hardware',
  description:
    'Seals fitted to plugs, fittings, pistons and carriers before delivery: what is mounted, how damage is avoided, which checks close the job.',
  image: '/drawings/assembly.svg',
  blocks: [
    block('Content Header', {
      heading: 'Assembly',
      lead: 'The ring arrives in its groove instead of in a bag. Your line screws in a finished plug, and the moment at which most seals get hurt happens at a bench made for it.',
      actions: [
        { label: 'Quote an assembly', url: '/request-a-quote', priority: 'primary' },
        { label: 'Bonded parts', url: '/bonded-parts' },
      ],
      image: '/drawings/assembly.svg',
    }),
    block('Table of Contents', {}),
    block('Image Content Blocks', {
      id: 'examples',
      heading: 'Typical jobs',
      items: [
        {
          image: '/drawings/fastener-seal.svg',
          title: 'Screws and plugs',
          content: '<p>Ring under the head or in an undercut, seated over the thread with a cone.</p>',
          btnTitle: 'Fastener seals',
          btnLink: '/fastener-seals',
        },
        {
          image: '/drawings/cap-seal.svg',
          title: 'Pistons with two-part seals',
          content: '<p>O-ring first, PTFE cap stretched over it, then squeezed back to size in a sleeve.</p>',
          btnTitle: 'Cap seals',
          btnLink: '/cap-seals',
        },
        {
          image: '/drawings/isolation-kit.svg',
          title: 'Carriers and flange sets',
          content: '<p>Sealing rings, sleeves and washers joined to one handling unit.</p>',
          btnTitle: 'Isolation kits',
          btnLink: '/isolation-kits',
        },
      ],
    }),
    block('Column Content', {
      id: 'care',
      heading: 'Where rings get hurt, and what prevents it',
      columns: [
        {
          heading: 'Threads and ports',
          content:
            '<p>A sleeve covers every edge the ring must cross. Sharp ports are closed with a dummy until it has passed.</p>',
        },
        {
          heading: 'Stretch',
          content:
            '<p>Rubber is widened once, briefly, by no more than it needs, and left to recover before the part goes into its bore. PTFE is warmed first.</p>',
        },
        {
          heading: 'Twist',
          content:
            '<p>The mold line serves as a witness: it must run straight around the groove. A spiral line means the ring comes off again.</p>',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'part',
      heading: 'What the hardware must bring',
      content:
        '<p>Chamfers at 15 to 20°, burrs removed, grooves free of chips: a robot has no feeling for a scratch. Tell us which faces may be touched and which are already gauged. Metal arrives oiled more often than not, so say whether the oil stays, is washed off, or is replaced by an <a href="/o-ring-lubrication">assembly grease</a> that suits rubber and medium.</p><p>If a part cannot be opened for inspection afterward, leave a window or agree on a test. Leak tightness can be proved with air under water, by pressure drop, or with helium; which one is a matter of the allowed rate.</p>',
    }),
    block('List', {
      id: 'send',
      heading: 'For a first quote',
      style: 'bullets',
      items: [
        { text: 'Drawing of the finished unit with a numbered parts list' },
        { text: 'Who supplies which part, and in what packing it arrives' },
        { text: 'Torque, press force or position that ends each step' },
        { text: 'Test, its limit, and what happens to rejects' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Assembly, asked often',
      items: [
        {
          question: 'Could the seal be molded on instead?',
          answer:
            '<p>If numbers are large and the metal stands curing heat, yes. Then nothing can fall off, but a worn lip means a new part.</p>',
        },
        {
          question: 'Can you mount rings we bought elsewhere?',
          answer:
            '<p>Yes, booked in with their lot and cure date. Size and hardness are sampled before they meet your metal.</p>',
        },
        {
          question: 'Does a mounted ring age faster?',
          answer:
            '<p>It starts to take a set as soon as it is stretched or squeezed. A year on a plug is not the same as a year in a bag; plan stock accordingly.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'A groove that is easy to machine may be hard to fill. Show us the assembly while its edges can still be changed.',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=internally-lubricated',
      links: [
        { label: 'Fastener seals', url: '/fastener-seals' },
        { label: 'Cap seals', url: '/cap-seals' },
        { label: 'Flange isolation kits', url: '/isolation-kits' },
        { label: 'O-ring lubrication', url: '/o-ring-lubrication' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Which ring goes on?',
      content:
        'Coated and self-lubricating rings go on with less force. See what is listed before the fixture is built.',
      actions: [
        { label: 'Self-lubricating rings', url: '/shop/orings?subtype=internally-lubricated', priority: 'primary' },
        { label: 'Kitting', url: '/kitting' },
      ],
    }),
  ],
});
