import { createContext, type ReactNode, use } from 'react';

/**
 * Tells the content policy of a style that stands in the page: notes it for its hash, or gives the nonce it needs. Where
 * nothing is provided, as in the visual editor, the policy lets styles in.
 */
export type AllowStyle = (css: string) => string | undefined;

export const InlineStyles = createContext<AllowStyle>(() => undefined);

/** Rules that are known only with the page. The one place that makes a style element: any other is kept out. */
export function InlineStyle({ css }: { readonly css: string }): ReactNode {
  const allow = use(InlineStyles);
  return css === '' ? null : <style nonce={allow(css)} dangerouslySetInnerHTML={{ __html: css }} />;
}
