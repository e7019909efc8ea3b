import { type ComponentProps, createElement, type ReactNode } from 'react';

/** An icon in the library's format: elements with their attributes, of which `key` is for React. */
export interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Draws an icon of `lucide-react`. The build replaces the library's `createLucideIcon` with this function, because the
 * former computes size, color, classes and names on every render, a tenth of the store's rendering time. Our icons get
 * their size from a class and are hidden from screen readers.
 */
const drawnIcon = ({ node }: IconData): ((props: ComponentProps<'svg'>) => ReactNode) => {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {lines}
    </svg>
  );
};

export default drawnIcon;
