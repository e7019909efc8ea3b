import type { ReactNode } from 'react';
import { Advisor, type AdvisorProps } from '../ui/tools/advisor/advisor.tsx';

/** The material advisor, which updates as the visitor types. */
export default function MaterialAdvisor(props: AdvisorProps): ReactNode {
  return <Advisor {...props} />;
}
