import type { ReactNode } from 'react';

/** Part names that must not break at their hyphen. */
const NAMES = /(\b[A-Z]-(?:rings?|seals?|cups?)\b)/;

/** A heading that never breaks within "O-ring". */
export const HeadingText = ({ text }: { text: string }): ReactNode =>
  text.split(NAMES).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="text-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
