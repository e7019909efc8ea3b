import { type ComponentProps, createElement, type ReactNode } from 'react';

/** An icon as the library keeps it: elements with their attributes, of which `key` is React's. */
export interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Draws an icon of `lucide-react`. In what is built it stands for the library's `createLucideIcon`, which works out size, color, classes
 * and names anew with each drawing, a tenth of the store's rendering: ours have the size of their class, and say nothing.
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
