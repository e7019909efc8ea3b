/** The card of a tool on `/tools`. */
export interface ToolCard {
  readonly purpose: string;
  /** What a visitor needs in order to use it. */
  readonly have: string;
  /** What it returns. */
  readonly get: string;
}

interface AppPage {
  /** Name in navigation, breadcrumbs, lists and page search. */
  readonly label: string;
  /** Parent page in breadcrumbs. Defaults to the home page. */
  readonly parent?: string;
  /** Excluded from search engines and the sitemap. */
  readonly noindex?: true;
  /** Name of the drawing next to its label in the menus. */
  readonly drawing?: string;
}

/** A page under `/tools`. The tools menu lists all of them. */
interface ToolPage extends AppPage {
  readonly parent: '/tools';
  readonly drawing: string;
  readonly card: ToolCard;
}

/**
 * Every page that is implemented in code, by path, in list order. Menus, breadcrumbs, page search, the sitemap and
 * tests use this table. The server's `routes/site-pages.ts` has one entry for each, and a missing entry does not
 * compile.
 */
export const APP_PAGES = {
  '/shop/orings': { label: 'Shop O-rings' },
  '/cart': { label: 'Quote cart', noindex: true },
  '/lists': { label: 'Lists' },
  '/lists/review': { label: 'Review a list', parent: '/lists', noindex: true },
  '/datasheets': { label: 'Datasheets' },
  '/developers': { label: 'API for developers' },
  '/data': { label: 'Data files', parent: '/developers' },
  '/tools': { label: 'Tools', parent: '/reference-hub', drawing: 'drawing-board' },
  '/tools/size-finder': {
    label: 'Size finder',
    parent: '/tools',
    drawing: 'measure-cs',
    card: {
      purpose: 'From a ring in the hand, new or worn, to its standard size.',
      have: 'ID, thickness and width: 20.6, 2.36, 2.90 mm',
      get: 'ranked sizes and parts',
    },
  },
  '/tools/gland-designer': {
    label: 'Gland designer',
    parent: '/tools',
    drawing: 'static-piston-gland',
    card: {
      purpose: 'Size a groove and see its worst case before you cut metal.',
      have: 'a bore, rod or ring: 50 H8, AS568-214',
      get: 'limits, SVG, DXF, PDF, parts',
    },
  },
  '/tools/groove-to-ring': {
    label: 'Groove to ring',
    parent: '/tools',
    drawing: 'squeeze-stretch-fill',
    card: {
      purpose: 'A groove of unknown make: every ring that fits, ranked.',
      have: 'groove dimensions: bore 31.75, groove 26.06 mm',
      get: 'good, marginal, out, and why',
    },
  },
  '/tools/material-advisor': {
    label: 'Material advisor',
    parent: '/tools',
    drawing: 'chemical-swell',
    card: {
      purpose: 'Match fluid and temperature to a rubber family.',
      have: 'fluid and temperature: toluene, 60 °C',
      get: 'families and their parts',
    },
  },
  '/tools/ring-gauge': {
    label: 'Ring gauge',
    parent: '/tools',
    drawing: 'measure-id',
    card: {
      purpose: 'A page of rings at true size, with a scale bar to check the printout.',
      have: 'a printer',
      get: 'a dash number by visual match',
    },
  },
  '/quotes': { label: 'Your quotes', noindex: true },
  '/compare': { label: 'Compare compounds', noindex: true },
  '/search': { label: 'Search', noindex: true },
  '/offline': { label: 'Offline', noindex: true },
  '/preferences': { label: 'Preferences', noindex: true },
  '/login': { label: 'Log in', noindex: true },
  '/account': { label: 'Account', noindex: true },
  '/sign-up': { label: 'Create an account', noindex: true },
  '/forgot-password': { label: 'Forgot your password', noindex: true },
  '/verify-email': { label: 'Confirm your address', noindex: true },
  '/reset-password': { label: 'Choose a new password', noindex: true },
} as const satisfies Readonly<Record<string, AppPage | ToolPage>>;

export type AppPath = keyof typeof APP_PAGES;

export type ToolPath = Extract<AppPath, `/tools/${string}`>;

/** Returns the tools in menu order. An entry under `/tools` without a card does not compile here. */
export const toolPages = (): readonly (ToolPage & { readonly path: ToolPath })[] => {
  const pages: Readonly<Record<ToolPath, ToolPage>> = APP_PAGES;
  const paths = Object.keys(APP_PAGES).filter((path): path is ToolPath => path.startsWith('/tools/'));
  return paths.map((path) => ({ path, ...pages[path] }));
};
