import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * The problem of a field, shown below it; hidden while `problem` is ''. The field references it with
 * `aria-describedby`.
 */
export const FieldProblem = ({ id, problem }: { readonly id: string; readonly problem: string }): ReactNode => (
  <span className="field-error" id={id} hidden={problem === ''}>
    <CircleAlert className="icon icon-small" aria-hidden="true" />
    <span>{problem}</span>
  </span>
);
