import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import type { CatalogVersion } from '../../../catalog-import/catalog-versions.ts';
import type { RollBackPath } from '../../../catalog-import/roll-back.ts';
import { CatalogFrame } from '../catalog-frame.tsx';

export interface RollBackPageProps {
  /** Number of the version to return to. */
  readonly target: number;
  readonly live: CatalogVersion;
  readonly path: RollBackPath;
  readonly reason: string;
  readonly problem: string | null;
  readonly now: number;
}

export const title = ({ target }: RollBackPageProps): string => `Roll back to version ${target}`;
export const place = 'catalog';

/** `/desk/catalog/versions/{number}/roll-back`: requires a reason before the content of an old version is published again. */
export default function RollBackPage({ target, live, path, reason, problem, now }: RollBackPageProps): ReactNode {
  const sum = (of: 'added' | 'changed' | 'removed'): number =>
    path.versions.reduce((all, version) => all + version[of], 0);
  return (
    <CatalogFrame tab="versions" live={live} now={now}>
      <section aria-labelledby="roll-back">
        <h2 className="desk-heading" id="roll-back">
          Roll back to version {target}?
        </h2>
        {problem === null ? null : (
          <Notice tone="danger" icon={CircleAlert} role="alert">
            {problem}
          </Notice>
        )}
        <form className="catalog-form" method="post" action={`/desk/catalog/versions/${target}/roll-back`}>
          <p>
            This reverses {counted(path.versions.length, 'import')}. Of the entries, {formatCount(sum('changed'))} get
            their old values, {formatCount(sum('added'))} disappear and {formatCount(sum('removed'))} return. Stock that
            a later version changed returns, too. Quotes that were sent keep their prices.
          </p>
          <input type="hidden" name="live" value={live.id} />
          <label>
            Reason
            <input
              className="field-input"
              name="reason"
              required
              maxLength={200}
              defaultValue={reason}
              aria-invalid={problem === null ? undefined : true}
            />
          </label>
          <div className="catalog-buttons">
            <button className="button button-strong" type="submit">
              Publish as version {live.id + 1}
            </button>
            <a className="button" href="/desk/catalog/versions">
              Cancel
            </a>
          </div>
        </form>
      </section>
    </CatalogFrame>
  );
}
