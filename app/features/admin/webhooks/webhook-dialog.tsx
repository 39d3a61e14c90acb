import type { z } from 'zod';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { SelectField, TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { LANGUAGE_NAMES, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import {
  createWebhookSchema,
  updateWebhookSchema,
  WEBHOOK_EVENTS,
  WEBHOOK_SHAPES,
  type Webhook,
} from '#contract/site/webhook.ts';
import { useWebhookWords } from './webhook-words.ts';

/** The events that somebody most often wants. */
const USUAL: readonly string[] = ['match.ended', 'match.corrected'];

type FormProps<T> = {
  webhook?: Webhook | undefined;
  schema: z.ZodType<T>;
  send: (input: T) => Promise<unknown>;
  onClose: () => void;
};

function WebhookForm<T>({ webhook, schema, send, onClose }: FormProps<T>) {
  const words = useWebhookWords();
  return (
    <FormDialog
      title={webhook?.name ?? words.create}
      schema={schema}
      missing={words.missing}
      toInput={(values, form) => ({ ...values, events: form.getAll('events') })}
      send={send}
      saved={words.saved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={words.name}
            errors={errors}
            required
            defaultValue={webhook?.name}
          />
          <TextField
            name="address"
            label={words.address}
            errors={errors}
            hint={webhook ? words.keepAddress : words.addressHint}
            required={!webhook}
          />
          {!webhook && (
            <SelectField
              name="shape"
              label={words.shape}
              errors={errors}
              choices={WEBHOOK_SHAPES.map((value) => ({ value, label: words.shapes[value] }))}
            />
          )}
          <SelectField
            name="language"
            label={words.language}
            errors={errors}
            defaultValue={webhook?.language}
            choices={PUBLISHED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
          <EventFields chosen={webhook?.events ?? USUAL} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}

function EventFields({ chosen, errors }: { chosen: readonly string[]; errors: FormErrors }) {
  const words = useWebhookWords();
  return (
    <fieldset className="choices">
      <legend className="field-label">{words.events}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="check">
          <input
            type="checkbox"
            name="events"
            value={event}
            defaultChecked={chosen.includes(event)}
          />
          {words.eventNames[event]}
        </label>
      ))}
      {errors.events && <p className="field-error">{words.missing}</p>}
    </fieldset>
  );
}

type NewProps = { onSecret: (secret: string) => void; onClose: () => void };

export function NewWebhookDialog({ onSecret, onClose }: NewProps) {
  return (
    <WebhookForm
      schema={createWebhookSchema}
      send={async (body) => onSecret((await callApi('POST /webhooks', { body })).secret)}
      onClose={onClose}
    />
  );
}

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id } = webhook;
  return (
    <WebhookForm
      webhook={webhook}
      schema={updateWebhookSchema}
      send={(body) => callApi('PATCH /webhooks/{id}', { path: { id }, body })}
      onClose={onClose}
    />
  );
}
