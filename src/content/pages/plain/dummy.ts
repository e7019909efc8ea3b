import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/dummy',
  title: 'Dummy page for checks',
  description: 'A page that shows header, content and footer and nothing else, for checks of the site by its staff.',
  noindex: true,
  blocks: [
    block('Content Header', { heading: 'Dummy page', lead: 'Header, content and footer, nothing else.' }),
    block('Text', { text: '<p>Staff and monitors open this page to see that the frame of the site stands.</p>' }),
  ],
});
