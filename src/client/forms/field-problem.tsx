import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with a field, below it; hidden while `problem` is ''. The field names it in `aria-describedby`. */
export const FieldProblem = ({ id, problem }: { readonly id: string; readonly problem: string }): ReactNode => (
  <span className="field-error" id={id} hidden={problem === ''}>
    <CircleAlert className="icon icon-small" aria-hidden="true" />
    <span>{problem}</span>
  </span>
);
