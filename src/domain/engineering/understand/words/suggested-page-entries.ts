import { PAGE_WORDS, type PageName, SUGGESTED_PAGES } from './page-words.ts';
import { FOREIGN_PRODUCTS, type Product } from './products.ts';
import type { Entry } from './sense.ts';

const ofProduct = (product: Product): readonly Entry[] =>
  [product.name, ...product.words].map((phrase) => [
    phrase,
    {
      meaning: { kind: 'product', product: product.name },
      text: product.name,
      swatch: null,
      title: 'Not an O-ring:',
    },
  ]);

const pageNames = Object.keys(SUGGESTED_PAGES) as readonly PageName[];

/** Returns the phrases that name a product other than an O-ring, or that request a page. Products come first. */
export const suggestedPageEntries = (): readonly Entry[] => [
  ...FOREIGN_PRODUCTS.flatMap(ofProduct),
  ...PAGE_WORDS.flatMap(({ page, figures, words }) =>
    words.map(
      (phrase): Entry => [
        phrase,
        { meaning: { kind: 'page', page, figures }, text: SUGGESTED_PAGES[page].title, swatch: null },
      ],
    ),
  ),
  ...pageNames.map(
    (page): Entry => [
      SUGGESTED_PAGES[page].title,
      { meaning: { kind: 'page', page, figures: {} }, text: SUGGESTED_PAGES[page].title, swatch: null },
    ],
  ),
];
