import { TRUSTED_TYPES_POLICY } from '../../domain/site/trusted-types.ts';
import { withSockets } from './third-party.ts';

/** Where browsers tell what a policy kept out; the name is that of `Reporting-Endpoints`. */
export const REPORTS = { endpoint: 'csp', path: '/api/csp-report' } as const;

/**
 * How the page's own inline parts are told from foreign ones: by a nonce where the answer is one visitor's, by hashes
 * where a cache may hand it to others. A hash is a source as it stands in the policy: `sha256-…`, without quotes.
 */
export type PolicyMode =
  | { readonly kind: 'private'; readonly nonce: string }
  | { readonly kind: 'shared'; readonly styleHashes: readonly string[] };

/** What editing a page in the builder needs beyond a visitor's policy. */
export interface EditorPolicy {
  /** Who may show the page in a frame. */
  readonly frameAncestors: readonly string[];
  /** Where shared blocks are read from. */
  readonly connectOrigins: readonly string[];
}

export interface PolicyParts {
  readonly mode: PolicyMode;
  /** Hashes of inline scripts that are the same on every page. */
  readonly scriptHashes: readonly string[];
  /** Origins of third parties that are set: their scripts, requests, pictures and frames. */
  readonly thirdParty: readonly string[];
  /** Origins of frames on this page, beside the site's own. */
  readonly frameOrigins: readonly string[];
  /** Origins of pictures and videos on this page, beside the site's own. */
  readonly mediaOrigins: readonly string[];
  /** Origins that forms are sent to, beside the site's own. */
  readonly formOrigins: readonly string[];
  /** Origins of fonts, beside the site's own. */
  readonly fontOrigins: readonly string[];
  readonly editor?: EditorPolicy;
}

/** Directive → its sources; a directive without sources stands alone. */
type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

const quoted = (source: string): string => `'${source}'`;

/**
 * A policy as its header's text.
 *
 * @example policyText({ 'default-src': ["'none'"] }) // "default-src 'none'"
 */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

const reporting: Directives = { 'report-to': [REPORTS.endpoint], 'report-uri': [REPORTS.path] };

const scripts = ({ mode, scriptHashes, thirdParty }: PolicyParts): readonly string[] => [
  // Browsers that know 'strict-dynamic' pass over hosts; the others need them.
  SELF,
  ...thirdParty,
  quoted('strict-dynamic'),
  ...scriptHashes.map(quoted),
  ...(mode.kind === 'private' ? [quoted(`nonce-${mode.nonce}`)] : []),
];

/** Whether code runs on the page that this site did not write: it makes styles and script addresses as it likes. */
const hasForeignCode = ({ thirdParty, editor }: PolicyParts): boolean => thirdParty.length > 0 || editor !== undefined;

const styleElements = (parts: PolicyParts): readonly string[] => {
  if (hasForeignCode(parts)) return [SELF, quoted('unsafe-inline'), ...parts.thirdParty];
  const { mode } = parts;
  return [SELF, ...(mode.kind === 'private' ? [`nonce-${mode.nonce}`] : mode.styleHashes).map(quoted)];
};

/** The policy of a page. */
export const pagePolicy = (given: PolicyParts): string => {
  // Third parties are not loaded where they could read the edit token.
  const parts = given.editor === undefined ? given : { ...given, thirdParty: [] };
  const { thirdParty, frameOrigins, mediaOrigins, formOrigins, fontOrigins, editor } = parts;
  return policyText({
    'default-src': [SELF],
    'script-src': scripts(parts),
    'style-src': [SELF, ...thirdParty],
    'style-src-elem': styleElements(parts),
    // Figures and colors of data stand in attributes; docs/decisions/015-use-one-content-policy.md tells which.
    'style-src-attr': [quoted('unsafe-inline')],
    'font-src': [SELF, ...thirdParty, ...fontOrigins],
    'img-src': [SELF, 'data:', ...thirdParty, ...mediaOrigins],
    'media-src': [SELF, ...thirdParty, ...mediaOrigins],
    'connect-src': [SELF, ...withSockets(thirdParty), ...formOrigins, ...(editor?.connectOrigins ?? [])],
    // Lists are read in a thread of their own.
    'worker-src': [SELF],
    'frame-src': [SELF, ...thirdParty, ...frameOrigins],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF, ...formOrigins],
    'frame-ancestors': editor?.frameAncestors ?? [SELF],
    ...(hasForeignCode(parts)
      ? {}
      : { 'require-trusted-types-for': [quoted('script')], 'trusted-types': [TRUSTED_TYPES_POLICY] }),
    ...reporting,
  });
};

const loadingNothing: Directives = {
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [SELF],
};

/** The policy of what is no page: nothing in it runs or loads anything. */
export const DATA_POLICY = policyText(loadingNothing);

/** The policy of files a browser shows by itself: they run nothing; styles and pictures are the site's own. */
export const FILE_POLICY = policyText({ ...loadingNothing, 'style-src': [SELF], 'img-src': [SELF, 'data:'] });

/** The policy of drawings as files, which hold their style. */
export const DRAWING_POLICY = policyText({ ...loadingNothing, 'style-src': [quoted('unsafe-inline')] });

/** The policy of PDF files. Browsers show them by an element of a page of their own, which the file's policy holds for. */
export const PDF_POLICY = policyText({
  ...loadingNothing,
  'object-src': [SELF],
  'style-src': [quoted('unsafe-inline')],
});
