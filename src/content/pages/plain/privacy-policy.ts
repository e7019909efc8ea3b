import { DEVICE_STORAGE } from '../../../domain/site/device-storage.ts';
import { daysText, RETENTION_DAYS, VITALS_DAYS } from '../../../domain/site/retention-days.ts';
import { block, definePage } from '../../define-page.ts';
import { head, link, questions, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/privacy-policy',
  title: 'Privacy policy of this site and store',
  description:
    'What this site keeps on your device, what it stores when you send a form or a quote request, which third parties can be involved, and how to have it deleted.',
  blocks: [
    block('Content Header', {
      heading: 'Privacy policy',
      lead: 'You can browse, filter, see prices and fill a quote cart without telling us who you are. Personal data is stored only when you send it.',
      showImage: false,
    }),
    block('Data Table', {
      id: 'device',
      heading: 'What is stored on your device',
      caption: 'Entries in your browser and their purpose',
      head: head('Name', 'Kind', 'Purpose', 'Until'),
      rows: DEVICE_STORAGE.map(({ name, kind, purpose, until }) => row(name, kind, purpose, until)),
      note: 'None of these identifies you to anyone else or follows you to other sites. Clearing the browser’s site data removes them.',
    }),
    block('Content Subheader', {
      id: 'send',
      heading: 'What you send us',
      content:
        '<p>We store what you enter in forms and quote requests: name, email address, company, telephone number, message, part lines, and the files you attach. We use it to answer you and to prepare a quote. A copy may be passed to the system in which the company handles requests.</p><p>Each quote request has a confirmation page at a long random address. Whoever has that address can read the request, so share it with care.</p><p>With an account, we also store your quote cart, the lists that you save, and the contact details of your latest request, until you ask us to delete the account. Logging out removes the account’s cart from the device. If you close the tab instead, the cart stays on the device for up to an hour.</p>',
    }),
    block('Data Table', {
      id: 'kept',
      heading: 'How long we keep it',
      caption: 'What you send and when it is deleted',
      head: head('What', 'Kept for'),
      rows: [
        row('Attached files', daysText(RETENTION_DAYS.uploads)),
        row('Forms, without their files', daysText(RETENTION_DAYS.submissions)),
        row('Quote requests and their confirmation pages', daysText(RETENTION_DAYS.quotes)),
      ],
      note: 'Counted from the day you sent it; deleted the following night. A copy in the system in which the company handles requests is kept according to the rules of that system.',
    }),
    block('Content Subheader', {
      id: 'server',
      heading: 'What the server sees',
      content: `<p>As with every website, your browser sends its network address and the page it asks for. The hosting network uses them to deliver the page and to turn away abuse, for example by limiting how many forms may be sent within a minute. Search terms and filters are used only to show results; they are not linked to a name.</p><p>If you <a href="/consent">allow analytics</a>, your browser also tells this site, for some of the pages you open, how fast they were: the kind of page, loading times, how soon it answered and how much it moved, the kind of device and of connection, and whether you came by a link, by reloading or by going back. Neither an address of a page nor a number of you or your browser is among it. This site keeps it for ${VITALS_DAYS} days, its hosting network for three months.</p>`,
    }),
    block('Content Subheader', {
      id: 'third',
      heading: 'Third parties',
      content:
        '<p>There is no advertising on this site. The company can turn on two outside services: a tag manager, which may load analytics scripts, and a messaging window. If they are off, no script of another company is loaded. The tag manager loads only after you allow analytics. If they are on, your browser connects to their provider, whose own policy applies; the site works fully if you block them.</p><p>Editorial pages may be fetched from a hosted content service. The server does this and does not pass on your address. If you allow analytics, the server tells that service which of its pages you opened and in which version, where on it you clicked, and whether you sent a form. It does so under a visit number and a browser number, with the page’s address, the campaign that led you there, the kind of device and the first language of your browser. It passes on nothing that you type. <a href="/consent">See or change your choice</a>.</p>',
    }),
    block('FAQ', {
      id: 'rights',
      heading: 'Questions about your data',
      items: questions({
        'How do I see or delete what I sent?':
          '<p>Write through the <a href="/contact-us">contact page</a> from the same email address and name the form and the date. Say whether you want a copy, a correction or deletion.</p>',
        'How long are requests kept?':
          '<p>For the periods in the <a href="#kept">table above</a>; then they are deleted. Orders are kept for as long as the law at the company’s place of business requires.</p>',
        'Do you need my drawing for anything else?':
          '<p>No. Drawings are used only to answer your request. If you need a confidentiality agreement, say so before you attach the file.</p>',
      }),
    }),
    block('Page Margin', {
      links: [
        link('Terms and conditions', '/terms-and-conditions'),
        link('Contact us', '/contact-us'),
        link('Quote cart', '/cart'),
        link('O-rings in stock', '/shop/orings?stock_available=true'),
        link('FAQ', '/faq'),
      ],
    }),
  ],
});
