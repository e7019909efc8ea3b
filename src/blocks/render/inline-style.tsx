import { createContext, type ReactNode, use } from 'react';

/**
 * Allows an inline style in the content policy: records it for its hash, or returns the nonce that it needs. Without a
 * provider, as in the visual editor, the policy allows inline styles.
 */
export type AllowStyle = (css: string) => string | undefined;

export const InlineStyles = createContext<AllowStyle>(() => undefined);

/**
 * CSS rules that are known only at render time. This is the only component that renders a style element; the content
 * policy blocks others.
 */
export function InlineStyle({ css }: { readonly css: string }): ReactNode {
  const allow = use(InlineStyles);
  return css === '' ? null : <style nonce={allow(css)} dangerouslySetInnerHTML={{ __html: css }} />;
}
