import { TRUSTED_TYPES_POLICY, WORKER_POLICY } from '../../domain/site/trusted-types.ts';
import { withSockets } from './third-party.ts';

/** Where browsers report violations of the policy. The name is the one in `Reporting-Endpoints`. */
export const REPORTS = { endpoint: 'csp', path: '/api/csp-report' } as const;

/**
 * How the policy allows the page's own inline code: by a nonce if the response is rendered for one visitor, by hashes
 * if a cache may serve it to others. Hashes are source expressions without the quotes: `sha256-…`.
 */
export type PolicyMode =
  | { readonly kind: 'private'; readonly nonce: string }
  | { readonly kind: 'shared'; readonly styleHashes: readonly string[] };

/** Additional permissions for editing a page in the builder. */
export interface EditorPolicy {
  /** Origins that may frame the page. */
  readonly frameAncestors: readonly string[];
  /** Origins that shared blocks are loaded from. */
  readonly connectOrigins: readonly string[];
}

export interface PolicyParts {
  readonly mode: PolicyMode;
  /** Hashes of inline scripts that are identical on every page. */
  readonly scriptHashes: readonly string[];
  /** Origins of the configured third parties, for their scripts, requests, images and frames. */
  readonly thirdParty: readonly string[];
  /** Origins of frames on this page, in addition to the site itself. */
  readonly frameOrigins: readonly string[];
  /** Origins of images and videos on this page, in addition to the site itself. */
  readonly mediaOrigins: readonly string[];
  /** Origins that forms submit to, in addition to the site itself. */
  readonly formOrigins: readonly string[];
  /** Origins of fonts, in addition to the site itself. */
  readonly fontOrigins: readonly string[];
  readonly editor?: EditorPolicy;
}

/** Sources by directive. A directive without sources is written as its name alone. */
type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

const quoted = (source: string): string => `'${source}'`;

/**
 * Returns a policy as a header value.
 *
 * @example policyText({ 'default-src': ["'none'"] }) // "default-src 'none'"
 */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

const reporting: Directives = { 'report-to': [REPORTS.endpoint], 'report-uri': [REPORTS.path] };

const scripts = ({ mode, scriptHashes, thirdParty }: PolicyParts): readonly string[] => [
  // Browsers that support 'strict-dynamic' ignore the hosts; other browsers need them.
  SELF,
  ...thirdParty,
  quoted('strict-dynamic'),
  ...scriptHashes.map(quoted),
  ...(mode.kind === 'private' ? [quoted(`nonce-${mode.nonce}`)] : []),
];

/** Returns whether third-party code runs on the page. Such code creates styles and script URLs without a nonce. */
const hasForeignCode = ({ thirdParty, editor }: PolicyParts): boolean => thirdParty.length > 0 || editor !== undefined;

const styleElements = (parts: PolicyParts): readonly string[] => {
  if (hasForeignCode(parts)) return [SELF, quoted('unsafe-inline'), ...parts.thirdParty];
  const { mode } = parts;
  return [SELF, ...(mode.kind === 'private' ? [`nonce-${mode.nonce}`] : mode.styleHashes).map(quoted)];
};

/** Returns the policy of a page. */
export const pagePolicy = (given: PolicyParts): string => {
  // Third parties are not loaded on pages whose URL contains the edit token, because they could read it.
  const parts = given.editor === undefined ? given : { ...given, thirdParty: [] };
  const { thirdParty, frameOrigins, mediaOrigins, formOrigins, fontOrigins, editor } = parts;
  return policyText({
    'default-src': [SELF],
    'script-src': scripts(parts),
    'style-src': [SELF, ...thirdParty],
    'style-src-elem': styleElements(parts),
    // Style attributes hold figures and colors from data: see docs/decisions/015-content-policy.md.
    'style-src-attr': [quoted('unsafe-inline')],
    'font-src': [SELF, ...thirdParty, ...fontOrigins],
    'img-src': [SELF, 'data:', ...thirdParty, ...mediaOrigins],
    'media-src': [SELF, ...thirdParty, ...mediaOrigins],
    'connect-src': [SELF, ...withSockets(thirdParty), ...formOrigins, ...(editor?.connectOrigins ?? [])],
    // Uploaded part lists are parsed in a worker, and a service worker keeps pages for visitors who chose it.
    'worker-src': [SELF],
    'frame-src': [SELF, ...thirdParty, ...frameOrigins],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF, ...formOrigins],
    'frame-ancestors': editor?.frameAncestors ?? [SELF],
    ...(hasForeignCode(parts)
      ? {}
      : { 'require-trusted-types-for': [quoted('script')], 'trusted-types': [TRUSTED_TYPES_POLICY, WORKER_POLICY] }),
    ...reporting,
  });
};

const loadingNothing: Directives = {
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [SELF],
};

/** The policy of responses that are not pages: they run and load nothing. */
export const DATA_POLICY = policyText(loadingNothing);

/** The policy of static files that a browser shows directly. They run no code; styles and images come from the site. */
export const FILE_POLICY = policyText({ ...loadingNothing, 'style-src': [SELF], 'img-src': [SELF, 'data:'] });

/** The policy of SVG drawings served as files, which have inline styles. */
export const DRAWING_POLICY = policyText({ ...loadingNothing, 'style-src': [quoted('unsafe-inline')] });

/** The policy of the service worker, which only sends requests to the site. */
export const SERVICE_WORKER_POLICY = policyText({
  'default-src': [NONE],
  'connect-src': [SELF],
  'base-uri': [NONE],
  'frame-ancestors': [NONE],
  'require-trusted-types-for': [quoted('script')],
  'trusted-types': [NONE],
});

/** The policy of PDF files. Browsers embed them in a generated page, to which the policy of the file applies. */
export const PDF_POLICY = policyText({
  ...loadingNothing,
  'object-src': [SELF],
  'style-src': [quoted('unsafe-inline')],
});
