import { block, definePage } from '../../define-page.ts';
import { texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/accessibility',
  title: 'Accessibility of this site: what works, what to ask',
  description:
    'How this site is built and tested for people who use a keyboard, a screen reader, zoom, their own colors or speech input, what falls short, and whom to tell.',
  blocks: [
    block('Content Header', {
      heading: 'Accessibility',
      lead: 'Everyone should be able to find a seal, see its price and ask for it. We build this site to WCAG 2.2, level AA.',
      showImage: false,
    }),
    block('List', {
      id: 'works',
      heading: 'What works',
      style: 'bullets',
      items: texts(
        'Every page can be used with the keyboard alone. A link at the top of the page skips to the content.',
        'Filters, sizes, prices and pages can be read without script; the quote cart needs it.',
        'Tables have names and row headers. Drawings have a text that says what they show, with the dimensions.',
        'Text can be enlarged to 200%, and columns stack down to a width of 320 px. Wide tables scroll in their own frame.',
        'Your system settings for colors, contrast and reduced motion are followed.',
        'Each compound has a datasheet as a web page and as a tagged PDF.',
      ),
    }),
    block('Content Subheader', {
      id: 'keys',
      heading: 'Keys',
      content:
        '<p>Ctrl+K (⌘K on a Mac) moves to the search box. The / key does the same while no field or control has focus. It can be <a href="/preferences">switched off</a>, for example if you use speech input. Esc closes whatever is open above the page: menus, suggestions, prices.</p>',
    }),
    block('Content Subheader', {
      id: 'tested',
      heading: 'How it is tested',
      content:
        '<p>Each change is checked in a browser by automatic rules (axe) and by our own tests for what such rules cannot see: focus order, announcements, covered focus, text spacing, forced colors. Automatic tests find only some of the barriers. Reports by people who use the site count for more.</p>',
    }),
    block('Content Subheader', {
      id: 'limits',
      heading: 'Known limits',
      content:
        '<p>Undo in the quote cart ends six seconds after pointer and focus have left it; the part can be added again from the store. Charts are pictures; their figures are also given in a table or in words beside them. Files from manufacturers, such as certificates, may be scans without text. Ask, and we will type out what you need.</p>',
    }),
    block('Content Subheader', {
      id: 'tell',
      heading: 'Report a barrier',
      content:
        '<p>Use the <a href="/contact-us">contact form</a>, call, or send an email. Name the page and what you wanted to do. We also take requests and whole orders by telephone or email, at the same price.</p>',
    }),
  ],
});
