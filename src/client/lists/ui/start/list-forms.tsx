import type { ReactNode } from 'react';
import type { PartExamples } from '../../../../domain/site/part-examples.ts';
import { Fact } from '../../../ui/fact.tsx';
import './list-forms.css';

const formsOf = ([first, second]: PartExamples) =>
  [
    ['Part number', `${first}, 500`],
    ['Size and material', '2-112 NBR 70, 1000'],
    ['Dimensions', '25 x 3.5 mm EPDM 70, 40'],
    ['Quantity first', `250 x ${second}`],
  ] as const;

/** The forms of lines that a list may contain, and what happens to all others. */
export const ListForms = ({ examples }: { readonly examples: PartExamples }): ReactNode => (
  <section aria-labelledby="list-forms">
    <h2 className="heading-4 text-ruled" id="list-forms">
      Line formats
    </h2>
    <dl className="list-forms">
      {formsOf(examples).map(([name, example]) => (
        <Fact key={name} className="ruled-row" label={name} valueClassName="text-mono">
          {example}
        </Fact>
      ))}
    </dl>
    <p className="text-secondary">
      In a file, we find the columns for part, quantity, your part number and notes, and you can change each. Lines that
      match no part stay in the list and can go with the request as text.
    </p>
  </section>
);
