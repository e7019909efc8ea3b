import { visitorTexts } from './evaluate/visitor-text.ts';

/** Class of a visitor's device, as targeting rules and bindings name it. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/** What is known of a visitor before the page is written: no more than the request itself says. */
export interface Visitor {
  readonly urlPath: string;
  readonly device: Device;
  /** Language the browser asks for first: `en-US`; empty: it asks for none. */
  readonly locale: string;
}

/** Who asks without saying anything of themselves, and whom shared answers are made for. */
export const UNKNOWN_VISITOR: Visitor = { urlPath: '/', device: 'desktop', locale: '' };

const TABLET = /iPad|Tablet|PlayBook|Silk/i;
/** On tablets it does not say Mobile. */
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

/** The first language of an `Accept-Language` header. @example localeOf('de-DE,de;q=0.9') // 'de-DE' */
export const localeOf = (acceptLanguage: string): string => {
  const [first = ''] = acceptLanguage.split(/[,;]/, 1);
  return LOCALE.test(first.trim()) ? first.trim() : '';
};

const SIZES: Readonly<Record<Device, string>> = { desktop: 'large', tablet: 'medium', mobile: 'small' };

/** What bindings of every page can read, beside what the entry says itself. Parameters of the URL stay text (`VisitorText`). */
export const visitorState = (
  { urlPath, device, locale }: Visitor,
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => ({
  device,
  deviceSize: SIZES[device],
  location: { path: urlPath.split('/').filter(Boolean), pathname: urlPath, query: visitorTexts(query) },
  ...(locale !== '' && { locale }),
});
