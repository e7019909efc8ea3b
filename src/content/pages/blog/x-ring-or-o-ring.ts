import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/blog/x-ring-or-o-ring',
  title: 'X-ring or O-ring? Four questions decide',
  description:
    'Motion, stroke, groove and money: four questions that decide between an O-ring and a four-lobed ring, with the squeeze figures that stand behind them.',
  image: '/drawings/x-ring.svg',
  date: '2026-03-12',
  blocks: [
    block('Content Header', {
      heading: 'X-ring or O-ring?',
      lead: 'The lobed ring is not the better O-ring. It is better at one thing, moving, and pays for it elsewhere. Four questions show which side your joint is on.',
      actions: [
        { label: 'Quote X-rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'About X-rings', url: '/x-rings' },
      ],
      image: '/drawings/x-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Image Content Blocks', {
      id: 'sections',
      heading: 'The two sections, and what lies between',
      items: [
        {
          image: '/drawings/o-ring.svg',
          title: 'Round',
          content:
            '<p>One contact per wall. Pressure flattens it into the corner; that is its whole trick, and a good one.</p>',
          btnTitle: 'O-rings',
          btnLink: '/o-rings',
        },
        {
          image: '/drawings/x-ring.svg',
          title: 'Four lobes',
          content: '<p>Twice the contacts, each narrow, with a pocket of oil in the valley.</p>',
          btnTitle: 'X-rings',
          btnLink: '/x-rings',
        },
        {
          image: '/drawings/square-ring.svg',
          title: 'Square',
          content:
            '<p>Wide foot, no rolling, high friction. A static seal that found its way into calipers and filters.</p>',
          btnTitle: 'Square rings',
          btnLink: '/square-rings',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'motion',
      heading: 'One: does anything move?',
      content:
        '<p>In a joint that stands still there is nothing to gain. Static grooves squeeze an O-ring of 3.53 mm by 16 to 23%, and no friction is paid for it. Take the round section: the store lists it in 2,779 sizes and 442 compounds.</p><p>Once a rod slides, squeeze becomes friction. Tables for reciprocating grooves cut it to 9–17% in the same section, which is about as low as a single round contact may go before it leaks cold and unpressed. Here a lobed ring begins to make sense: its lips are compliant and stay in contact at less.</p>',
    }),
    block('Content Subheader', {
      id: 'stroke',
      heading: 'Two: how long, and how even, is the stroke?',
      content:
        '<p>Short, quick strokes with oil on both sides suit either. What breaks round rings is the long slow stroke with a trace of side load: part of the circumference slides, part rolls, and the ring winds itself up. That story has <a href="/blog/why-o-rings-roll">a post of its own</a>. Lobes cannot roll without lifting one foot over another, so a cylinder that has shown spiral cuts is the clearest case for a change.</p><p>Rotation is a second case, at low speed. Above the limits on the <a href="/dynamic-rotary-design">rotary page</a> neither is right, and a lip seal takes over.</p>',
    }),
    block('Content Subheader', {
      id: 'groove',
      heading: 'Three: may the groove change?',
      content:
        '<p>An O-ring gland is too shallow for lobes. Put one in, and squeeze, friction and heat all rise, which is the opposite of what was wanted. Take the 3.53 mm section as an example: from static to reciprocating practice, mid-tolerance depth grows from 2.84 to 3.07 mm, a difference of 0.23 mm, and a lobed ring asks for another step in that direction. How large that step is depends on lobe geometry, which is the maker’s and not in a public standard. Ask for the depth before the drawing is released.</p><p>If hardware is fixed, the field is narrower: an O-ring with another compound, a coat, or a PTFE <a href="/cap-seals">cap</a> made for existing grooves.</p>',
    }),
    block('Content Subheader', {
      id: 'money',
      heading: 'Four: what does one failure cost?',
      content:
        '<p>A lobed ring costs more and there are fewer compounds. In a valve changed on a bench in five minutes, that rarely returns. In a press on which a seal change means a day of dismantling, ring price is not a factor at all. Price the stop, not the ring.</p>',
    }),
    block('Data Table', {
      id: 'answer',
      heading: 'The answers side by side',
      caption: 'Which ring for which joint',
      head: head('Joint', 'Choice', 'Because'),
      rows: [
        row('Flange, plug, cover', ['O-ring', '/shop/orings?stock_available=true'], 'Nothing moves'),
        row('Valve spool, short quick stroke', 'Either', 'Try the O-ring first'),
        row('Long slow cylinder', ['X-ring', '/x-rings'], 'Does not wind up'),
        row('Slow rotary joint', ['X-ring', '/x-rings'], 'Less friction, oil pocket'),
        row('Existing O-ring gland that wears', ['Cap seal', '/cap-seals'], 'Fits the groove'),
        row('High vacuum or gas', ['O-ring', '/shop/orings?material=fkm'], 'One wide contact leaks less'),
        row('Dirt from outside', ['Wiper and U-cup', '/u-cups'], 'Neither ring keeps dirt out'),
      ],
    }),
    block('Text', {
      text: '<p>A closing thought on trials: change one thing. If ring, compound and groove depth all change in the same overhaul, and the cylinder then runs for two years, you will not know why. Fit the lobed ring on one of two sister machines, note friction at the first stroke and leakage each month, and the question answers itself.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?stock_available=true',
      links: [
        { label: 'O-rings', url: '/o-rings' },
        { label: 'X-rings', url: '/x-rings' },
        { label: 'Square rings', url: '/square-rings' },
        { label: 'Why O-rings roll in moving glands', url: '/blog/why-o-rings-roll' },
        { label: 'Dynamic rotary design', url: '/dynamic-rotary-design' },
        { label: 'Cap seals', url: '/cap-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Still undecided?',
      content: 'Rod, stroke, speed, medium and the depth of the groove are enough for an opinion.',
      actions: [
        { label: 'Describe the joint', url: '/engineering-services#ask', priority: 'primary' },
        { label: 'Abrasion-resistant O-rings', url: '/shop/orings?subtype=abrasion-resistant' },
      ],
    }),
  ],
});
