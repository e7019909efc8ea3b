import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/iso-9001-certification',
  title: 'ISO 9001 certification and what it covers',
  description:
    'What ISO 9001 asks of a supplier of seals, what a certificate does not say about a part, how to check one, and which records to order beside it.',
  image: '/drawings/tolerance-band.svg',
  blocks: [
    block('Content Header', {
      heading: 'ISO 9001 certification',
      lead: 'ISO 9001 is a standard for the way a company works, not for its rings. This page says what to read on a certificate and what to order when you need proof about a part.',
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
      heading: 'What the standard asks',
      content:
        '<p>A company under ISO 9001:2015 defines its processes, checks whether they work, and corrects them when they do not. For a maker and seller of seals that means: an inquiry is reviewed before it is accepted, suppliers are chosen and judged by rule, incoming compound and outgoing parts are inspected to a plan, gauges are calibrated, a batch can be told from the next, and a complaint leads to a cause rather than to a replacement only. Auditors of an outside body look at this at regular intervals.</p>',
    }),
    block('Column Content', {
      id: 'means',
      heading: 'Read it rightly',
      columns: [
        {
          heading: 'A certificate shows',
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
            { text: 'That a compound meets FDA, UL or any other material rule' },
            { text: 'That a dimension was measured on your lot' },
            {
              text: 'That aerospace, automotive or medical system standards are met; those have certificates of their own',
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
        { text: 'Scope covers what you buy: manufacture, distribution, or both.' },
        { text: 'Edition is 2015, the year after the colon.' },
        { text: 'The date of expiry lies ahead.' },
        { text: 'The certifying body is accredited, and its public register lists the number.' },
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
          content: '<p>Hardness, tensile strength and swell, measured on the batch and stated with the method.</p>',
          btnTitle: 'What can be tested',
          btnLink: '/material-testing',
        },
        {
          image: '/drawings/measure-cs.svg',
          altText: 'Measuring the cross-section of a ring',
          title: 'Dimensional report',
          content: '<p>Inside diameter and section of samples against the tolerance class.</p>',
          btnTitle: 'Tolerance classes',
          btnLink: '/rma-tolerances',
        },
        {
          image: '/drawings/packaging.svg',
          altText: 'Labeled bag of rings',
          title: 'Label and trace',
          content: '<p>Part number, lot, cure date and count on each bag.</p>',
          btnTitle: 'Custom packaging',
          btnLink: '/custom-packaging',
        },
      ],
    }),
    block('FAQ', {
      id: 'audit',
      heading: 'For your supplier file',
      items: [
        {
          question: 'Where is the current certificate?',
          answer:
            '<p>The footer names the standard and links to the document when one has been placed there. Otherwise ask; number, scope and dates are read from the document, never from a web page.</p>',
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
      heading: 'Order the record with the ring',
      content: 'Name it in the note of the line: it is easier to arrange before parts are packed.',
      actions: [
        { label: 'FKM O-rings', url: '/shop/orings?material=fkm', priority: 'primary' },
        { label: 'Compliance', url: '/compliance-hub' },
      ],
    }),
  ],
});
