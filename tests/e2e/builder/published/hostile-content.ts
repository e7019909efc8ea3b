import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { component, type Element, element, words } from './scenario.ts';

/** Strings that are harmful in styles, URLs and attributes, in addition to those that are harmful everywhere. */
const MORE = [
  'url(javascript:alert(1))',
  'url(https://evil.example/x.png)',
  'url("https://evil.example/x.png")',
  'image-set("https://evil.example/x.png" 1x)',
  'red;} body{background:url(https://evil.example/x.png)} a{',
  'red</style><script>alert(1)</script>',
  '\\75\\72\\6c(https://evil.example/x.png)',
  'expression(alert(1))',
  'x" onmouseover="alert(1)',
  "x' autofocus onfocus='alert(1)",
  '@import url(https://evil.example/x.css);',
  '& .x { background: url(https://evil.example/x.png) } </style><img src=x onerror=alert(1)>',
  'body { display: none } @font-face { font-family: x; src: url(https://evil.example/x.woff2) }',
  'state.constructor.constructor("alert(1)")()',
  'window.alert(1)',
  '(() => alert(1))()',
] as const;

export const HOSTILE = [...HOSTILE_TEXTS, ...MORE];

/** Puts a string into every field of content that staff can write. */
const everywhere = (hostile: string, turn: number): readonly Element[] => {
  const id = (name: string): string => `h${turn}-${name}`;
  const bound = { hide: hostile, 'component.options.text': hostile, 'style.backgroundImage': hostile };
  return [
    words(id('value'), '<p>Value</p>', {
      backgroundImage: hostile,
      color: hostile,
      '--own': hostile,
      content: hostile,
    }),
    words(id('name'), '<p>Name</p>', { [hostile]: 'red', [`x:${hostile}`]: 'red' }),
    { ...words(id('class'), '<p>Class</p>'), class: hostile, properties: { class: hostile, id: hostile } },
    { ...words(id('link'), '<p>Link</p>'), tagName: 'a', linkUrl: hostile, href: hostile },
    { ...words(id('href'), '<p>Href</p>'), properties: { href: hostile, target: hostile, rel: hostile } },
    {
      ...words(id('attribute'), '<p>Attribute</p>'),
      properties: {
        onclick: hostile,
        onmouseover: hostile,
        style: hostile,
        srcdoc: hostile,
        title: hostile,
        [hostile]: 'x',
      },
    },
    { ...words(id('tag'), '<p>Tag</p>'), tagName: hostile },
    ...['script', 'iframe', 'object', 'style', 'base', 'meta', 'link', 'svg', 'form'].map((tagName) => ({
      ...element(id(tagName), {}, { children: [words(id(`in-${tagName}`), hostile)] }),
      tagName,
      properties: { src: hostile, href: hostile, data: hostile, srcdoc: hostile, content: hostile, action: hostile },
    })),
    { ...element(id('img'), {}), tagName: 'img', properties: { src: hostile, srcset: hostile, onerror: hostile } },
    { ...words(id('bound'), '<p>Bound</p>'), bindings: { ...bound, [hostile]: hostile } },
    {
      ...words(id('bound-link'), '<p>Bound</p>'),
      bindings: { linkUrl: 'state.hostile', 'properties.href': 'state.hostile' },
    },
    { ...words(id('bound-text'), ''), bindings: { 'component.options.text': 'state.hostile' } },
    words(id('template'), `<p>{{${hostile}}} {{state.hostile}}</p>`),
    { ...words(id('repeated'), '<p>{{state.it}}</p>'), repeat: { collection: hostile, itemName: hostile } },
    { ...words(id('listed'), '<p>{{state.it}}</p>'), repeat: { collection: 'state.list', itemName: 'it' } },
    {
      ...words(id('hovered'), '<p>Hover</p>'),
      animations: [
        {
          trigger: 'hover',
          duration: 1,
          easing: hostile,
          steps: [{ styles: {} }, { styles: { background: hostile } }],
        },
      ],
    },
    component(id('symbol'), 'Symbol', {
      symbol: {
        model: hostile,
        entry: `${id('entry')}`,
        data: { given: hostile, hostile },
        content: {
          id: id('entry'),
          data: {
            cssCode: hostile,
            blocks: [{ ...words(id('inside'), ''), bindings: { 'component.options.text': 'state.given' } }],
          },
        },
      },
    }),
    component(id('image'), 'Image', {
      image: hostile,
      altText: hostile,
      sizes: hostile,
      srcset: hostile,
      title: hostile,
    }),
    component(id('video'), 'Video', { video: hostile, posterImage: hostile, position: hostile, fit: hostile }),
    component(id('button'), 'Core:Button', { text: hostile, link: hostile }),
    component(id('columns'), 'Columns', {
      columns: [{ blocks: [words(id('column'), hostile)], link: hostile, width: hostile }],
    }),
    component(id('unknown'), hostile, { anything: hostile }),
  ];
};

/** Entries with a hostile string in every field; several together are one page. */
export const hostileData = (texts: readonly string[], from: number) => ({
  blocks: texts.flatMap((hostile, index) => everywhere(hostile, from + index)),
  state: { hostile: texts[0], list: texts },
  cssCode: texts.join('\n'),
});
