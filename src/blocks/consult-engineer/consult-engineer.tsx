import type { ReactNode } from 'react';
import { telephoneHref } from '../../domain/kit/text/telephone-href.ts';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import type { declaration } from './consult-engineer.inputs.ts';
import './consult-engineer.css';

const CONTACT_PATH = '/contact-us';

/** A short note that recommends contacting an engineer, with contact details. */
export function ConsultEngineer({ id, content, showPhone }: BlockProps<typeof declaration>): ReactNode {
  const { contact } = usePage();
  if (content === '') return null;
  return (
    <aside className="consult-engineer" id={anchorId(id)} aria-label="Consult an engineer">
      <p>{content}</p>
      <p className="actions">
        <a className="button" href={CONTACT_PATH}>
          Consult an engineer
        </a>
        {showPhone && contact.phone !== '' ? (
          <a className="button button-plain" href={telephoneHref(contact.phone)}>
            {contact.phone}
          </a>
        ) : null}
      </p>
    </aside>
  );
}
