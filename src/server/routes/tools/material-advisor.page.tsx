import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import type { AdvisorProps } from '../../../client/ui/tools/advisor/advisor.tsx';
import { CopyLink } from '../../../client/ui/tools/page-tools.tsx';
import { ToolBreadcrumb } from './tool-breadcrumb.tsx';
import { WithoutParts } from './without-parts.tsx';
import './material-advisor.page.css';

/** `/tools/material-advisor`: the question, the families with their reasons, their parts. */
export const MaterialAdvisorPage = ({ advisor, hasParts }: { advisor: AdvisorProps; hasParts: boolean }): ReactNode => {
  return (
    <div className="page material-advisor-page">
      <ToolBreadcrumb label="Material advisor" />
      <div className="page-head">
        <h1>Material advisor</h1>
        <p className="page-head-summary text-secondary">
          Medium, temperature and movement in. Families with reasons and points out.
        </p>
        <div className="page-head-bar">
          <CopyLink />
          <a className="button button-small" href="#compare">
            Compare families
          </a>
        </div>
      </div>
      {hasParts ? null : <WithoutParts />}
      <Island name="material-advisor" on="idle" props={advisor} />
    </div>
  );
};
