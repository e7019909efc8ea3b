import { block, definePage } from '../../define-page.ts';
import { faq, link, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/static-rod-piston-design',
  title: 'Static rod and piston O-ring groove design',
  description:
    'Radial O-ring grooves for parts that do not move: depth, width with backup rings, clearance and eccentricity, with a worked plug example.',
  blocks: [
    block('Content Header', {
      heading: 'Static rod and piston design',
      lead: 'A plug in a bore or a cap over a stub: the ring is squeezed between two diameters, and nothing slides after assembly. The fit sets the squeeze, not bolt load.',
      actions: [
        primary('Shop 1.78 mm rings', '/shop/orings?cs_low=1.7&cs_high=1.85'),
        link('Backup rings', '/backup-rings'),
        link('Gland designer', '/tools/gland-designer'),
      ],
      image: '/drawings/static-piston-gland.svg',
      altText: 'Static piston seal: groove in the plug, ring squeezed against the bore',
    }),
    block('Gland Table', { id: 'dimensions', heading: 'Static groove dimensions', application: 'static_radial' }),
    block('Image Content Blocks', {
      id: 'where',
      heading: 'Where to cut the groove',
      items: [
        {
          image: '/drawings/static-piston-gland.svg',
          altText: 'Groove in the plug',
          title: 'Piston type',
          content:
            '<p>Groove on the outside of the plug. Easy to machine and to inspect; the ring is stretched over a shoulder for assembly.</p>',
          toggleBtn: true,
        },
        {
          image: '/drawings/static-rod-gland.svg',
          altText: 'Groove in the bore',
          title: 'Rod type',
          content:
            '<p>Groove inside the bore. The ring is folded in and lies slightly compressed, which holds it in place while the stub enters.</p>',
          toggleBtn: true,
        },
      ],
    }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example: a plug',
      content:
        '<p>The bore is 40 mm. Choose a cross-section of 3.53 mm. The table gives a depth of 2.82–2.87 mm, which includes the clearance, so the groove diameter is 40 − 2 × 2.845 = 34.31 mm at mid tolerance. The ring should be 0–5% smaller: AS568-219 (ID 32.92 mm) is stretched by 4.2%.</p><ul><li>Squeeze at nominal size: 19.4%, between 16.3 and 22.3% over all tolerances; 5–30% is usual.</li><li>Groove width without backup ring: 4.75–4.88 mm, fill 71.5%.</li><li>Diametral clearance: 0.08–0.15 mm, so the plug is 39.85–39.92 mm.</li></ul>',
    }),
    block('List', {
      id: 'assembly',
      heading: 'Assembly',
      style: 'bullets',
      items: texts(
        'Chamfer the bore 15–20° and long enough that the free ring touches the chamfer, not the edge.',
        'Cover cross-holes and threads with a sleeve: they cut rings.',
        'Stretch over a shoulder slowly, then let the ring recover before the plug goes in.',
        'Above about 10 MPa (1,500 psi) with a 70 Shore A ring, put a <a href="/backup-rings">backup ring</a> on the low-pressure side and use the groove width for one backup ring.',
      ),
    }),
    faq('Questions about static grooves', {
      'Why is the radial squeeze lower than in a face seal?':
        '<p>The ring is pushed in sideways. Above about 30% it rolls, twists or shears on the chamfer; a bolted cover has no such limit.</p>',
      'What does eccentricity do?':
        '<p>If groove and bore are off center by 0.05 mm, one side loses that much squeeze and the other gains it. The value in the table is the total indicator reading at which both sides are still within limits.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'High pressure, thin walls, or aluminum in steel over a wide temperature range change the gap. Have the tolerance stack-up checked.',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=1.7&cs_high=1.85',
      groove: 'static_radial',
      links: [
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        link('O-ring failure guide', '/o-ring-failure-guide'),
        link('RMA tolerances', '/rma-tolerances'),
        link('JIS B 2401-2 groove chart', '/jis-b-2401-2-groove-chart'),
        link('ISO 3601-2 groove chart', '/iso-3601-2-groove-chart'),
        link('AS5857 and AS4716 groove chart', '/as5857-as4716-groove-chart'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Order a trial set',
      content: 'Try neighboring dash numbers in the same compound. Line minimums are shown before you add them.',
      actions: [
        primary('Shop -218 to -220', '/shop/orings?size=AS568-218,AS568-219,AS568-220'),
        link('Contact engineering', '/contact-us'),
      ],
    }),
  ],
});
