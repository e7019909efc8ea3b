import type { ReactNode } from 'react';
import { Notice } from '../../../../../client/ui/notice.tsx';
import { QuotePage, type QuotePageProps } from '../../../../quotes/page/quote-page.tsx';

interface PagePreviewProps {
  /** Revision that sending the draft creates. */
  readonly revision: number;
  readonly page: QuotePageProps;
}

export const title = ({ page, revision }: PagePreviewProps): string => `Preview of ${page.quote.number} R${revision}`;
export const place = 'quotes';

/** `/desk/quotes/{number}/preview`: the customer's page as sending the draft creates it. Its forms and links do nothing. */
export default function PagePreview({ revision, page }: PagePreviewProps): ReactNode {
  return (
    <>
      <Notice tone="info">
        <b>Preview of R{revision}.</b> The customer’s page once you send it. Nothing on it works here.{' '}
        <a className="link" href={`/desk/quotes/${page.quote.number}`}>
          Back to the draft
        </a>
      </Notice>
      <div inert>
        <QuotePage {...page} />
      </div>
    </>
  );
}
