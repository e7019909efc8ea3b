import { block, definePage } from '../../define-page.ts';
import { link, minusPoints, plusPoints, primary, questions, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/iso-9001-certification',
  title: 'ISO 9001 certification and what it covers',
  description:
    'What ISO 9001 requires of a seal supplier, what a certificate does not say about a part, how to check one, and which records to order with it.',
  blocks: [
    block('Content Header', {
      heading: 'ISO 9001 certification',
      lead: 'ISO 9001 is a standard for how a company works, not for its products. This page explains how to read a certificate and what to order when you need proof about a part.',
      actions: [primary('Ask for the certificate', '/contact-us'), link('Material testing', '/material-testing')],
      image: '/drawings/tolerance-band.svg',
      altText: 'Measured values within a tolerance band',
    }),
    block('Content Subheader', {
      id: 'asks',
      heading: 'What the standard requires',
      content:
        '<p>A company under ISO 9001:2015 defines its processes, checks whether they work, and corrects them when they do not. For a seal supplier this means that inquiries are reviewed before they are accepted, suppliers are selected and rated by set criteria, incoming compound and outgoing parts are inspected to a plan, gauges are calibrated, every batch can be traced, and each complaint is followed to its cause, not just answered with a replacement. An outside body audits this at regular intervals.</p>',
    }),
    block('Column Content', {
      id: 'means',
      heading: 'What a certificate proves',
      columns: [
        plusPoints('It shows', [
          'That a quality management system was audited',
          'For which sites and which activities, called the scope',
          'By which body, and until when',
        ]),
        minusPoints('It does not show', [
          'That a compound meets FDA, UL or any other material standard',
          'That a dimension was measured on your lot',
          'That aerospace, automotive or medical system standards are met; those have their own certificates',
        ]),
      ],
    }),
    block('List', {
      id: 'check',
      heading: 'How to check a certificate',
      style: 'numbers',
      items: texts(
        'Company name and address match the one on your order.',
        'The scope covers what you buy: manufacture, distribution, or both.',
        'The edition is 2015, the year after the colon.',
        'The certificate has not expired.',
        'The certifying body is accredited, and its public register lists the certificate number.',
      ),
    }),
    block('Image Content Blocks', {
      id: 'records',
      heading: 'Records about the part itself',
      items: [
        {
          image: '/drawings/tensile-test.svg',
          altText: 'Tensile test of a rubber strip',
          title: 'Test report',
          content: '<p>Hardness, tensile strength and swell, measured on the batch, with the method stated.</p>',
          btnTitle: 'What can be tested',
          btnLink: '/material-testing',
        },
        {
          image: '/drawings/measure-cs.svg',
          altText: 'Measuring the cross-section of a ring',
          title: 'Dimensional report',
          content: '<p>Inside diameter and cross-section of samples, compared with the tolerance class.</p>',
          btnTitle: 'Tolerance classes',
          btnLink: '/rma-tolerances',
        },
        {
          image: '/drawings/packaging.svg',
          altText: 'Labeled bag of rings',
          title: 'Label and traceability',
          content: '<p>Part number, lot, cure date and count on each bag.</p>',
          btnTitle: 'Custom packaging',
          btnLink: '/custom-packaging',
        },
      ],
    }),
    block('FAQ', {
      id: 'audit',
      heading: 'Questions about our certificate',
      items: questions({
        'Where is the current certificate?':
          '<p>The footer names the standard and links to the certificate when it has been published there. If not, ask for it. Read number, scope and dates from the document itself.</p>',
        'Will you fill in our supplier questionnaire?':
          '<p>Send it with the first inquiry, so that its answers and the quote arrive together.</p>',
      }),
    }),
    block('Page Margin', {
      links: [
        link('Material testing', '/material-testing'),
        link('RMA tolerances', '/rma-tolerances'),
        link('Custom packaging', '/custom-packaging'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Order records with the parts',
      content: 'Name them in the line note: they are easier to arrange before parts are packed.',
      actions: [primary('FKM O-rings', '/shop/orings?material=fkm'), link('Compliance', '/compliance-hub')],
    }),
  ],
});
