import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormRows } from '../../client/forms/form-rows.tsx';
import { Fact } from '../../client/ui/fact.tsx';
import { FormFailure } from '../../client/ui/form-failure.tsx';
import { EmailLink } from '../../client/ui/links/email-link.tsx';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { Notice } from '../../client/ui/notice.tsx';
import { type FormField, type FormUnits, fieldsOf } from '../../domain/kit/forms/form-field.ts';
import { FORMS, formAction } from '../../domain/kit/forms/form-types.ts';
import { prefilled } from '../../domain/kit/forms/prefill.ts';
import { telephoneHref } from '../../domain/kit/text/telephone-href.ts';
import { CART_PATH } from '../../domain/reference/paths/store-links.ts';
import { Drawing, drawingAt } from '../../drawings/drawing.tsx';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { ControlInputs } from './control-inputs.tsx';
import type { declaration } from './form.inputs.ts';
import '../shared/rich.css';
import './form.css';

const FormDrawing = ({ name }: { name: string }): ReactNode => {
  const found = drawingAt(`/drawings/${name}.svg`);
  if (found === null) return null;
  return (
    <div className="drawing-sheet">
      <Drawing {...found} view="sheet" />
    </div>
  );
};

/**
 * For visitors who have parts in the cart: sends the whole cart with one request. JavaScript shows it, because the
 * server does not know the cart.
 */
const CartOffer = (): ReactNode => (
  <Notice tone="info" data-cart-offer="" hidden>
    Your quote cart holds <b data-cart-count="" />.{' '}
    <TextLink href={`${CART_PATH}#request`}>Send the cart instead</TextLink>: prices, notes and ship times go with it.
  </Notice>
);

/** Other ways to contact the company. */
const Directly = ({ isContactForm }: { isContactForm: boolean }): ReactNode => {
  const { brandName, phone, salesEmail, postalAddress } = usePage().contact;
  const mail = <EmailLink email={salesEmail} />;
  if (!isContactForm) return <p className="text-secondary">Or email {mail}.</p>;
  return (
    <dl className="title-block form-block-direct">
      <Fact label="Email" valueClassName="form-block-value">
        {mail}
      </Fact>
      <Fact label="Phone" valueClassName="form-block-value">
        <TextLink href={telephoneHref(phone)}>{phone}</TextLink>
      </Fact>
      <Fact label="Address" valueClassName="form-block-value">
        {brandName}, {postalAddress}
      </Fact>
    </dl>
  );
};

/** One of the five forms. Works without JavaScript; with it, validates and submits without a page load. */
export function Form(props: BlockProps<typeof declaration>): ReactNode {
  const { blockId, formType, heading, content, successUrl } = props;
  const { path, query, preferences, forms } = usePage();
  const schema = FORMS[formType];
  const units: FormUnits = { length: preferences.measurement, temperature: preferences.temperature };
  // A form submission by a program may lack the block id.
  const cameBack = forms?.failed;
  const isThisOne = cameBack?.blockId === blockId || (cameBack?.blockId === '' && cameBack.formType === formType);
  const failed = cameBack && isThisOne ? cameBack : null;
  const hasFiles = fieldsOf(schema).some(({ kind }) => kind === 'file');
  const textOf = (field: FormField): string =>
    failed?.texts[field.name] ?? prefilled(field, query[field.name] ?? '', units);
  const id = props.id || blockId;
  return (
    <section className="form-block" id={id} aria-labelledby={`${id}-title`}>
      <div className="page">
        <div>
          <h2 className="heading-2" id={`${id}-title`}>
            {heading || schema.title}
          </h2>
          {content === '' ? null : (
            <div className="rich-text text-secondary" dangerouslySetInnerHTML={{ __html: content }} />
          )}
          {props.showDrawing && schema.drawing !== null ? <FormDrawing name={schema.drawing} /> : null}
          {formType === 'RequestAQuoteForm' ? <CartOffer /> : null}
          <Directly isContactForm={formType === 'ContactUsForm'} />
        </div>
        <form
          className="form-layout"
          method="post"
          action={formAction(formType)}
          encType={hasFiles ? 'multipart/form-data' : undefined}
          data-enhance="form"
          data-schema={JSON.stringify({ rows: schema.rows, ascending: schema.ascending })}
          data-sending={props.sendingMessage}
          data-success={props.successMessage}
          data-error={props.errorMessage}
          data-error-path={props.errorMessagePath}
          data-next={successUrl}
          data-keep={props.resetFormOnSubmit ? undefined : ''}
        >
          <ControlInputs blockId={blockId} path={path} sendKey={forms?.key ?? ''} next={successUrl} units={units} />
          <FormRows
            rows={schema.rows}
            units={units}
            formId={blockId}
            textOf={textOf}
            problemOf={({ name }) => failed?.problems[name] ?? ''}
          />
          <FormFailure message={failed === null ? null : (failed.message ?? props.errorMessage)} />
          <div role="status">
            <Notice tone="ok" icon={CircleCheck} data-sent="" hidden />
          </div>
          <p className="form-layout-send">
            <button type="submit" className="button button-primary button-large">
              {props.submitLabel || schema.submitLabel}
            </button>
            <span className="text-muted">
              <i className="field-required" aria-hidden="true">
                *
              </i>{' '}
              required. We use it only to answer you. <TextLink href="/privacy-policy">Privacy policy</TextLink>
            </span>
          </p>
        </form>
      </div>
    </section>
  );
}
