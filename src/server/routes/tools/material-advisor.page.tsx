import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { KeepOffline } from '../../../client/ui/offline/keep-offline.tsx';
import { CopyLink } from '../../../client/ui/tools/page-tools.tsx';
import type { AppPath } from '../../../domain/reference/paths/app-pages.ts';
import type { PageHead } from '../../render/page-head.ts';
import type { LoadedAdvisor } from './material-advisor.load.ts';
import { ToolBreadcrumb } from './tool-breadcrumb.tsx';
import { WithoutParts } from './without-parts.tsx';
import './material-advisor.page.css';

export { loadAdvisor as load } from './material-advisor.load.ts';

export const head = ({ names }: LoadedAdvisor): PageHead => ({
  sheets: ['advice'],
  title: ['Material advisor', names.join(', ')].filter(Boolean).join(': '),
  description:
    'Seal materials for a medium, a temperature and a movement: every material that is sold weighed with reasons, sources that differ, and parts in stock.',
  canonical: '/tools/material-advisor' satisfies AppPath,
  preload: ['material-advisor'],
});

/** `/tools/material-advisor`: the input, the families with their reasons, and their parts. */
export default function MaterialAdvisorPage({ advisor, hasParts }: LoadedAdvisor): ReactNode {
  return (
    <div className="page material-advisor-page">
      <ToolBreadcrumb path="/tools/material-advisor" />
      <div className="page-head">
        <h1>Material advisor</h1>
        <p className="page-head-summary text-secondary">
          Enter fluid, temperature and motion; get ranked materials with reasons.
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
      <KeepOffline place="site" />
    </div>
  );
}
