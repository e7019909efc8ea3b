import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/iso-9001-certification',
  title: 'ISO 9001 certification and what it covers',
  description:
    'What ISO 9001 requires of a seal supplier, what a certificate does not say about a part, how to check one, and which records to order with it.',
  image: '/drawings/tolerance-band.svg',
  blocks: [
    block('Content Header', {
      heading: 'ISO 9001 certification',
      lead: 'ISO 9001 is a standard for how a company works, not for its products. This page explains how to read a certificate and what to order when you need proof about a part.',
      actions: [
        { label: 'Ask for the certificate', url: '/contact-us', priority: 'primary' },
        { label: 'Material testing', url: '/material-testing' },
      ],
      image: '/drawings/tolerance-band.svg',
      altText: 'Measured values within a tolerance band',
    }),
    block('Table of Contents', {}),
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
        {
          heading: 'It shows',
          bulletType: 'plus_bullet',
          points: [
            { text: 'That a quality management system was audited' },
            { text: 'For which sites and which activities, called the scope' },
            { text: 'By which body, and until when' },
          ],
        },
        {
          heading: 'It does not show',
          bulletType: 'minus_bullet',
          points: [
            { text: 'That a compound meets FDA, UL or any other material standard' },
            { text: 'That a dimension was measured on your lot' },
            {
              text: 'That aerospace, automotive or medical system standards are met; those have their own certificates',
            },
          ],
        },
      ],
    }),
    block('List', {
      id: 'check',
      heading: 'How to check a certificate',
      style: 'numbers',
      items: [
        { text: 'Company name and address match the one on your order.' },
        { text: 'The scope covers what you buy: manufacture, distribution, or both.' },
        { text: 'The edition is 2015, the year after the colon.' },
        { text: 'The certificate has not expired.' },
        { text: 'The certifying body is accredited, and its public register lists the certificate number.' },
      ],
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
      items: [
        {
          question: 'Where is the current certificate?',
          answer:
            '<p>The footer names the standard and links to the certificate when it has been published there. If not, ask for it. Read number, scope and dates from the document itself.</p>',
        },
        {
          question: 'Will you fill in our supplier questionnaire?',
          answer: '<p>Send it with the first inquiry, so that its answers and the quote arrive together.</p>',
        },
      ],
    }),
    block('Page Margin', {
      links: [
        { label: 'Material testing', url: '/material-testing' },
        { label: 'RMA tolerances', url: '/rma-tolerances' },
        { label: 'Custom packaging', url: '/custom-packaging' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Order records with the parts',
      content: 'Name them in the line note: they are easier to arrange before parts are packed.',
      actions: [
        { label: 'FKM O-rings', url: '/shop/orings?material=fkm', priority: 'primary' },
        { label: 'Compliance', url: '/compliance-hub' },
      ],
    }),
  ],
});
