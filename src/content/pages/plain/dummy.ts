import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/dummy',
  title: 'Dummy page for checks',
  description: 'A page with header, content and footer and nothing else, for staff who check the site.',
  noindex: true,
  contents: false,
  blocks: [
    block('Content Header', { heading: 'Dummy page', lead: 'Header, content and footer, nothing else.' }),
    block('Text', { text: '<p>Staff and monitors open this page to check that header and footer load.</p>' }),
  ],
});
