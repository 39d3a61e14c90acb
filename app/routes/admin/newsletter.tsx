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
import { getNewsletter, sendIssue } from '#app/lib/api/site.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type SendIssue, sendIssueSchema } from '#contract/site/newsletter.ts';

export function clientLoader() {
  return getNewsletter();
}

export default function NewsletterDesk() {
  const { sendsMail, subscribers, pending } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  return (
    <AdminPage title={t.editorial.newsletter}>
      <section className="admin-card p-4">
        <p className="facts-line">
          <span>{t.editorial.subscribers(subscribers)}</span>
          <span>{t.editorial.pending(pending)}</span>
        </p>
      </section>
      {!sendsMail && <p className="admin-card admin-empty">{t.editorial.noMail}</p>}
      {sendsMail && subscribers === 0 && (
        <p className="admin-card admin-empty">{t.editorial.nobodyYet}</p>
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
  const [asking, setAsking] = useState<SendIssue>();
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
        if (checked.success) setAsking(checked.data);
      }}
    >
      <TextField name="subject" label={t.editorial.subject} errors={errors} required />
      <TextArea
        name="text"
        label={t.editorial.text}
        errors={errors}
        hint={t.editorial.textHint}
        rows={12}
      />
      <div className="dialog-actions">
        <button className="button" type="submit">
          {t.editorial.send}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title={asking.subject}
          text={t.editorial.sendAsk(subscribers)}
          action={t.editorial.send}
          run={() => sendIssue(asking, key)}
          done={t.editorial.sent(subscribers)}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            form.current?.reset();
            setKey(randomUuid());
          }}
        />
      )}
    </form>
  );
}
