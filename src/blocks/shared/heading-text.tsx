import type { ReactNode } from 'react';

/** Names of parts that are one word to the trade: they do not break at their hyphen. */
const NAMES = /(\b[A-Z]-(?:rings?|seals?|cups?)\b)/;

/** A heading whose "O-ring" never stands on two lines. */
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
