import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import type { ContentElement } from '../../domain/site/content/element.ts';
import { type BlockProps, unlinked } from '../block-props.ts';
import type { BlockList } from '../define-block.ts';
import { ControlInputs } from '../form/control-inputs.tsx';
import { usePage } from '../page-context.ts';
import { Blocks, elementsOf } from '../render/blocks.tsx';
import { everyElement } from '../render/nested-elements.ts';
import { FormContext } from './form-context.ts';
import type { declaration } from './form-form.inputs.ts';
import { formTarget } from './form-target.ts';
import './form-field.css';

const SENDING = 'Sending...';
const SUCCESS = 'Thanks!';
const FAILED = 'Form submission error :( Please check your answers and try again.';

interface MessageProps {
  readonly when: 'sending' | 'error' | 'success';
  readonly blocks: BlockList;
  readonly text: string;
  readonly blockId: string;
  readonly isShown?: boolean;
}

const Message = ({ when, blocks, text, blockId, isShown = false }: MessageProps): ReactNode => {
  const elements = elementsOf(blocks);
  const tone = when === 'error' ? 'notice notice-danger' : when === 'success' ? 'notice notice-ok' : 'text-muted';
  return (
    <div data-when={when} hidden={!isShown} tabIndex={when === 'error' ? -1 : undefined}>
      {elements.length === 0 ? (
        <p className={tone} data-message="">
          {text}
        </p>
      ) : (
        <>
          {when === 'error' ? <p className={tone} data-message="" hidden /> : null}
          <Blocks elements={elements} parentId={blockId} path={`component.options.${when}Message`} />
        </>
      )}
    </div>
  );
};

const FIELDS: ReadonlySet<string> = new Set(['Form:Input', 'Form:Select', 'Form:TextArea']);

/** Returns the field names in these elements and their descendants. */
const fieldNames = (elements: readonly ContentElement[]): readonly string[] =>
  everyElement(elements).flatMap(({ component }) => {
    const name = component?.options.name;
    return component !== undefined && FIELDS.has(component.name) && typeof name === 'string' ? [name] : [];
  });

/** Shown when the form has no recipient: it cannot be sent, and names another way to contact the company. */
const NowhereToSend = (): ReactNode => (
  <p className="notice">
    <span>
      This form cannot be sent yet. Please use the <TextLink href="/contact-us">contact form</TextLink>.
    </span>
  </p>
);

/**
 * The editor's built-in form, with its option names and states: unsubmitted, sending, success, error. It has an action
 * and a method, so that it works without JavaScript.
 */
export function FormForm(props: BlockProps<typeof declaration>): ReactNode {
  const { blockId, inside, children, name, contentType, successUrl, isStyled } = props;
  const box = unlinked(props.box);
  const { path, preferences, forms, formOrigins, editing } = usePage();
  const { action, note } = formTarget(props.rawOptions.action, formOrigins, fieldNames(inside));
  const canBeSent = action !== null;
  // The `dialog` method prevents navigation, also without JavaScript.
  const method = canBeSent ? props.method : 'dialog';
  const failed = forms?.failed?.blockId === blockId ? forms.failed : null;
  const previewed = editing ? props.previewState : 'unsubmitted';
  const units = { length: preferences.measurement, temperature: preferences.temperature };
  return (
    <form
      {...box}
      className={`${box.className} ${isStyled ? 'form-field-form' : 'form-layout'}`}
      name={name || undefined}
      action={action ?? undefined}
      method={method.toLowerCase()}
      encType={method === 'POST' && contentType === 'multipart/form-data' ? contentType : undefined}
      noValidate={!props.validate}
      data-enhance={props.sendWithJs && canBeSent ? 'submit-form' : undefined}
      data-content-type={contentType}
      data-error-path={props.errorMessagePath}
      data-next={successUrl}
      data-keep={props.resetFormOnSubmit ? undefined : ''}
    >
      {editing && note !== '' ? (
        <p data-notes="" role="note">
          {note}
        </p>
      ) : null}
      <FormContext value={{ typed: failed?.texts ?? {}, canBeSent }}>{children}</FormContext>
      {canBeSent ? null : <NowhereToSend />}
      {action?.startsWith('/api/forms/') ? (
        <ControlInputs blockId={blockId} path={path} sendKey={forms?.key ?? ''} next={successUrl} units={units} />
      ) : null}
      <Message
        when="error"
        blocks={props.errorMessage}
        text={failed?.message ?? FAILED}
        blockId={blockId}
        isShown={failed !== null || previewed === 'error'}
      />
      <div aria-live="polite">
        <Message
          when="sending"
          blocks={props.sendingMessage}
          text={SENDING}
          blockId={blockId}
          isShown={previewed === 'sending'}
        />
        <Message
          when="success"
          blocks={props.successMessage}
          text={SUCCESS}
          blockId={blockId}
          isShown={previewed === 'success'}
        />
      </div>
    </form>
  );
}
