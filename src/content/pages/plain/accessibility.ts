import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/accessibility',
  title: 'Accessibility of this site: what works, what to ask',
  description:
    'How this site is built and tested for people who use a keyboard, a screen reader, zoom, own colors or speech input, what falls short, and whom to tell.',
  blocks: [
    block('Content Header', {
      heading: 'Accessibility',
      lead: 'Everyone should be able to find a seal, see its price and ask for it. We build this site to WCAG 2.2, level AA.',
      showImage: false,
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'works',
      heading: 'What works',
      style: 'bullets',
      items: [
        { text: 'Every page can be used with the keyboard alone. A link at the top skips to the content.' },
        { text: 'Filters, sizes, prices and pages can be read without script; the quote cart needs it.' },
        { text: 'Tables have names and row headers. Drawings say in words what they show, with the dimensions given.' },
        {
          text: 'Text grows to 200% and columns fold at a width of 320 px. Wide tables scroll in a frame of their own.',
        },
        { text: 'The colors you set in your system, more contrast and less motion are followed.' },
        { text: 'Each compound has a datasheet as a page, and the same as a tagged PDF.' },
      ],
    }),
    block('Content Subheader', {
      id: 'keys',
      heading: 'Keys',
      content:
        '<p>Ctrl+K, on a Mac ⌘K, puts the cursor into the search. The single key / does the same while nothing on the page is in use. It can be <a href="/preferences">switched off</a>, for instance when you dictate. Esc closes whatever lies above the page: menus, suggestions, prices.</p>',
    }),
    block('Content Subheader', {
      id: 'tested',
      heading: 'How it is tested',
      content:
        '<p>Each change is checked in a browser by automatic rules (axe), and by tests of our own for what such rules cannot see: the order of focus, what is announced, what lies under what, text spacing, forced colors. Automatic tests find a part of the barriers only. Words of a user count for more.</p>',
    }),
    block('Content Subheader', {
      id: 'limits',
      heading: 'Known limits',
      content:
        '<p>Undo in the quote cart ends six seconds after pointer and focus have left it; the part can be added again from the store. Charts are drawn as pictures: their figures stand in a table or in words beside them. Files that makers send us, such as certificates, may be scans without text. Ask and we type out what you need.</p>',
    }),
    block('Content Subheader', {
      id: 'tell',
      heading: 'Tell us what is in your way',
      content:
        '<p>Use the <a href="/contact-us">contact form</a>, call, or send mail, in whatever way suits you. Name the page and what you wanted to do. We can take a request or a whole order by telephone or by mail, at the same price.</p>',
    }),
  ],
});
