import { visitorTexts } from './evaluate/visitor-text.ts';

/** Device class of a visitor, as in targeting rules and bindings. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/** What is known of a visitor before the page is rendered, taken only from the request. */
export interface Visitor {
  readonly urlPath: string;
  readonly device: Device;
  /** Preferred language of the browser, such as `en-US`, or empty without one. */
  readonly locale: string;
}

/** A visitor without known attributes, for whom shared responses are rendered. */
export const UNKNOWN_VISITOR: Visitor = { urlPath: '/', device: 'desktop', locale: '' };

const TABLET = /iPad|Tablet|PlayBook|Silk/i;
/** The user agent of Android tablets does not contain "Mobile". */
const ANDROID = /Android/i;
const MOBILE = /Mobi|iPhone|iPod|Opera Mini/i;
const LOCALE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/i;

/** @example deviceOf('… (iPhone; CPU iPhone OS 18_0 like Mac OS X) …') // 'mobile' */
export const deviceOf = (userAgent: string): Device =>
  TABLET.test(userAgent)
    ? 'tablet'
    : MOBILE.test(userAgent)
      ? 'mobile'
      : ANDROID.test(userAgent)
        ? 'tablet'
        : 'desktop';

/** Returns the first language of an `Accept-Language` header. @example localeOf('de-DE,de;q=0.9') // 'de-DE' */
export const localeOf = (acceptLanguage: string): string => {
  const [first = ''] = acceptLanguage.split(/[,;]/, 1);
  return LOCALE.test(first.trim()) ? first.trim() : '';
};

const SIZES: Readonly<Record<Device, string>> = { desktop: 'large', tablet: 'medium', mobile: 'small' };

/**
 * Returns the state that bindings of every page can read, in addition to that of the entry. URL parameters remain
 * `VisitorText`.
 */
export const visitorState = (
  { urlPath, device, locale }: Visitor,
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => ({
  device,
  deviceSize: SIZES[device],
  location: { path: urlPath.split('/').filter(Boolean), pathname: urlPath, query: visitorTexts(query) },
  ...(locale !== '' && { locale }),
});
