import { block, definePage } from '../../define-page.ts';
import { head, link, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/blog/x-ring-or-o-ring',
  title: 'X-ring or O-ring? Four questions decide',
  description:
    'Motion, stroke, groove and cost: four questions that decide between an O-ring and a four-lobed ring, with the squeeze figures behind them.',
  date: '2026-03-12',
  blocks: [
    block('Content Header', {
      heading: 'X-ring or O-ring?',
      lead: 'An X-ring is better than an O-ring for moving parts, but not for everything. Four questions decide which one you need.',
      actions: [primary('Quote X-rings', '/request-a-quote'), link('About X-rings', '/x-rings')],
      image: '/drawings/x-ring.svg',
    }),
    block('Image Content Blocks', {
      id: 'sections',
      heading: 'Three profiles',
      items: [
        {
          image: '/drawings/o-ring.svg',
          title: 'Round',
          content:
            '<p>One contact per wall. Pressure pushes it into the corner of the groove, which increases the contact stress.</p>',
          btnTitle: 'O-rings',
          btnLink: '/o-rings',
        },
        {
          image: '/drawings/x-ring.svg',
          title: 'Four lobes',
          content: '<p>Two narrow contacts per wall, with oil in the valley between them.</p>',
          btnTitle: 'X-rings',
          btnLink: '/x-rings',
        },
        {
          image: '/drawings/square-ring.svg',
          title: 'Square',
          content:
            '<p>Wide contact, no rolling, high friction. A static seal, also used in brake calipers and filters.</p>',
          btnTitle: 'Square rings',
          btnLink: '/square-rings',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'motion',
      heading: '1. Does anything move?',
      content:
        '<p>In a static joint an X-ring has no advantage. Static grooves squeeze an O-ring of 3.53 mm by 16 to 23%, and friction does not matter. Choose an O-ring: the store has 2,779 sizes and 442 compounds.</p><p>Once a rod slides, squeeze becomes friction. Tables for reciprocating grooves reduce it to 9–17% at the same cross-section, about as low as an O-ring can go before it leaks when cold and without pressure. An X-ring seals with less squeeze, because its lobes are more flexible.</p>',
    }),
    block('Content Subheader', {
      id: 'stroke',
      heading: '2. How long is the stroke?',
      content:
        '<p>Both suit short, fast strokes with oil on both sides. O-rings fail in long, slow strokes with some side load: part of the ring slides, part rolls, and it twists. See <a href="/blog/why-o-rings-roll">why O-rings roll</a>. X-rings do not roll, so use them in cylinders in which O-rings show spiral cuts.</p><p>X-rings also suit slow rotation. Above the limits on the <a href="/dynamic-rotary-design">rotary page</a>, use a lip seal.</p>',
    }),
    block('Content Subheader', {
      id: 'groove',
      heading: '3. Can the groove be changed?',
      content:
        '<p>An O-ring gland is too shallow for an X-ring: squeeze, friction and heat would all be too high. At a cross-section of 3.53 mm, depth at mid tolerance is 2.84 mm for static and 3.07 mm for reciprocating grooves, a difference of 0.23 mm; an X-ring needs an even deeper groove. How deep depends on the shape of the lobes, which differs between manufacturers. Ask for the depth before you release the drawing.</p><p>If the hardware cannot be changed, use an O-ring of another compound, a coated one, or a PTFE <a href="/cap-seals">cap</a> made for existing grooves.</p>',
    }),
    block('Content Subheader', {
      id: 'money',
      heading: '4. What does a failure cost?',
      content:
        '<p>An X-ring costs more, and there are fewer compounds. In a valve serviced in five minutes, it rarely pays off. In a press where a seal change takes a day, the price of the ring does not matter.</p>',
    }),
    block('Data Table', {
      id: 'answer',
      heading: 'Summary',
      caption: 'Which ring for which joint',
      head: head('Joint', 'Choice', 'Because'),
      rows: [
        row('Flange, plug, cover', ['O-ring', '/shop/orings?stock_available=true'], 'Nothing moves'),
        row('Valve spool, short quick stroke', 'Either', 'Try the O-ring first'),
        row('Long slow cylinder', ['X-ring', '/x-rings'], 'Does not twist'),
        row('Slow rotary joint', ['X-ring', '/x-rings'], 'Less friction, holds oil'),
        row('Existing O-ring gland that wears', ['Cap seal', '/cap-seals'], 'Fits the groove'),
        row('High vacuum or gas', ['O-ring', '/shop/orings?material=fkm'], 'One wide contact leaks less'),
        row('Dirt from outside', ['Wiper and U-cup', '/u-cups'], 'Neither ring keeps dirt out'),
      ],
    }),
    block('Text', {
      text: '<p>In a trial, change only one thing. If ring, compound and groove depth all change at once, you cannot tell which one helped. Install the X-ring in one of two equal machines and compare friction at the first stroke and monthly leakage.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?stock_available=true',
      links: [
        link('O-rings', '/o-rings'),
        link('X-rings', '/x-rings'),
        link('Square rings', '/square-rings'),
        link('Why O-rings roll in moving glands', '/blog/why-o-rings-roll'),
        link('Dynamic rotary design', '/dynamic-rotary-design'),
        link('Cap seals', '/cap-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Still undecided?',
      content: 'Rod, stroke, speed, medium and the depth of the groove are enough for an opinion.',
      actions: [
        primary('Describe the joint', '/engineering-services#ask'),
        link('Abrasion-resistant O-rings', '/shop/orings?subtype=abrasion-resistant'),
      ],
    }),
  ],
});
