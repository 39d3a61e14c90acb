import { useState } from 'react';
import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import { ShareCard } from '#app/features/admin/share/share-card.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Language } from '#contract/language.ts';
import { newSignUpLinkSchema, type SignUpLink } from '#contract/sign-ups/sign-up.ts';
import type { SignUpTeam } from './sign-up-team.ts';

type Props = {
  team: SignUpTeam;
  openUntil: string | null;
  inset: string;
  isAdmin: boolean;
  /** Undefined: all links have ended. */
  onLink: (link: SignUpLink | undefined) => void;
};

/** The last day of a link that ends with that day. */
function lastDayOf(end: string, language: Language): string {
  return formatDay(language, localDay(Date.parse(end) - 1), 'dated');
}

/** The links by which players sign up: made, and ended. */
export function SignUpLinks({ team, openUntil, inset, isAdmin, onLink }: Props) {
  const { t, language } = useWords();
  const [open, setOpen] = useState<'make' | 'end'>();
  const words = t.signUps;
  const path = { id: team.id };
  const close = () => setOpen(undefined);
  return (
    <>
      <p className={inset}>
        {openUntil === null ? words.noLink : words.openUntil(lastDayOf(openUntil, language))}
      </p>
      <div className={isAdmin ? 'card-actions' : 'line'}>
        <button className="button small" type="button" onClick={() => setOpen('make')}>
          {openUntil === null ? words.makeLink : words.another}
        </button>
        {openUntil !== null && (
          <button className="row-action bad" type="button" onClick={() => setOpen('end')}>
            {words.endLinks}
          </button>
        )}
      </div>
      {open === 'make' && (
        <FormDialog
          title={words.makeLink}
          schema={newSignUpLinkSchema}
          missing={t.admin.fillRequired}
          send={async (body) =>
            onLink(await callApi('POST /teams/{id}/sign-up-links', { path, body }))
          }
          saved={words.linkMade}
          submitLabel={words.makeLink}
          onClose={close}
        >
          {(errors) => (
            <TextField
              name="closesOn"
              label={words.closesOn}
              errors={errors}
              type="date"
              required
            />
          )}
        </FormDialog>
      )}
      {open === 'end' && (
        <ConfirmDialog
          title={words.endLinks}
          text={words.endLinksAsk}
          action={words.endLinks}
          run={() => callApi('DELETE /teams/{id}/sign-up-links', { path })}
          done={words.linksEnded}
          onClose={close}
          onDone={() => {
            onLink(undefined);
            close();
          }}
        />
      )}
    </>
  );
}

/** A link that was made just now, as a message. The server shows its token once. */
export function NewSignUpLink({ team, link }: { team: SignUpTeam; link: SignUpLink }) {
  const { t } = useWords();
  return (
    <ShareCard
      textOf={(spoken) =>
        spoken.t.signUps.message(team.name, lastDayOf(link.expiresAt, spoken.language))
      }
      path={`/join-team#${link.token}`}
    >
      <div className="px-4">
        <QrCode text={link.url} label={t.signUps.qrCode} />
      </div>
    </ShareCard>
  );
}
