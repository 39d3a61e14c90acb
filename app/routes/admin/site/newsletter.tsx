import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import {
  type FormErrors,
  fieldErrors,
  fieldWords,
  formValues,
} from '#app/features/forms/form-values.ts';
import { TextArea, TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type SendIssue, sendIssueSchema } from '#contract/site/newsletter.ts';

export function clientLoader() {
  return callApi('GET /newsletter');
}

export default function NewsletterPage() {
  const { sendsMail, subscribers, pending } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  return (
    <AdminPage title={t.siteTexts.newsletter}>
      <section className="admin-card p-4">
        <p className="facts-line">
          <span>{t.siteTexts.subscribers(subscribers)}</span>
          <span>{t.siteTexts.pending(pending)}</span>
        </p>
      </section>
      {!sendsMail && <p className="admin-card admin-empty">{t.siteTexts.noMail}</p>}
      {sendsMail && subscribers === 0 && (
        <p className="admin-card admin-empty">{t.siteTexts.nobodyYet}</p>
      )}
      {sendsMail && subscribers > 0 && <IssueForm subscribers={subscribers} />}
    </AdminPage>
  );
}

function IssueForm({ subscribers }: { subscribers: number }) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [key, setKey] = useState(randomUuid);
  const [issueToSend, setIssueToSend] = useState<SendIssue>();
  return (
    <form
      ref={form}
      className="admin-card form p-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = formValues(event.currentTarget);
        const checked = sendIssueSchema.safeParse(input);
        setErrors(checked.success ? {} : fieldErrors(checked.error, input, fieldWords(t)));
        if (checked.success) setIssueToSend(checked.data);
      }}
    >
      <TextField name="subject" label={t.siteTexts.subject} errors={errors} required />
      <TextArea
        name="text"
        label={t.siteTexts.text}
        errors={errors}
        hint={t.siteTexts.textHint}
        rows={12}
      />
      <div className="dialog-actions">
        <button className="button" type="submit">
          {t.siteTexts.send}
        </button>
      </div>
      {issueToSend && (
        <ConfirmDialog
          title={issueToSend.subject}
          text={t.siteTexts.sendAsk(subscribers)}
          action={t.siteTexts.send}
          run={() => callApi('POST /newsletter/issues', { body: issueToSend, key })}
          done={t.siteTexts.sent(subscribers)}
          onClose={() => setIssueToSend(undefined)}
          onDone={() => {
            form.current?.reset();
            setKey(randomUuid());
          }}
        />
      )}
    </form>
  );
}
