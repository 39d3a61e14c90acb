import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { shillings } from '#app/features/ledger/shillings.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type EntryLink, newEntryLinkSchema } from '#contract/entries/team-entry.ts';
import type { Language } from '#contract/language.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { QrCode } from '../matches/qr-code.tsx';
import { ShareCard } from '../share/share-card.tsx';

type Props = { league: LeagueDetail; openUntil: string | null };

/** The last day of a link that ends with that day. */
function lastDayOf(end: string, language: Language): string {
  return formatDay(language, localDay(Date.parse(end) - 1), 'dated');
}

/** A link by which teams enter the league. The server shows its token once. */
export function EntryLinkCard({ league, openUntil }: Props) {
  const { t, language } = useWords();
  const [link, setLink] = useState<EntryLink>();
  const [open, setOpen] = useState<'make' | 'end'>();
  const words = t.teamEntries;
  const path = { id: league.id };
  const close = () => setOpen(undefined);
  return (
    <>
      <section className="admin-card">
        <h2 className="subtitle">{words.links}</h2>
        <p className="px-4 pb-2 text-sm text-quiet">{words.linksText}</p>
        <p className="px-4 pb-2">
          {openUntil === null ? words.noLink : words.openUntil(lastDayOf(openUntil, language))}
        </p>
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setOpen('make')}>
            {openUntil === null ? words.makeLink : words.another}
          </button>
          {openUntil !== null && (
            <button className="row-action bad" type="button" onClick={() => setOpen('end')}>
              {words.endLinks}
            </button>
          )}
        </div>
      </section>
      {link && <NewLink league={league} link={link} />}
      {open === 'make' && <LinkDialog league={league} onMade={setLink} onClose={close} />}
      {open === 'end' && (
        <ConfirmDialog
          title={words.endLinks}
          text={words.endLinksAsk}
          action={words.endLinks}
          run={() => callApi('DELETE /leagues/{id}/entry-links', { path })}
          done={words.linksEnded}
          onClose={close}
          onDone={() => {
            setLink(undefined);
            close();
          }}
        />
      )}
    </>
  );
}

function NewLink({ league, link }: { league: LeagueDetail; link: EntryLink }) {
  const { t } = useWords();
  return (
    <ShareCard
      textOf={(spoken) => {
        const { message, messageFee } = spoken.t.teamEntries;
        const text = message(league.name, lastDayOf(link.expiresAt, spoken.language));
        return link.fee === null ? text : `${messageFee(shillings(link.fee, spoken))}\n${text}`;
      }}
      path={`/enter-team#${link.token}`}
    >
      <div className="px-4">
        <QrCode text={link.url} label={t.adminFrame.qrCode} />
      </div>
    </ShareCard>
  );
}

type DialogProps = {
  league: LeagueDetail;
  onMade: (link: EntryLink) => void;
  onClose: () => void;
};

function LinkDialog({ league, onMade, onClose }: DialogProps) {
  const { t } = useWords();
  const words = t.teamEntries;
  return (
    <FormDialog
      title={words.links}
      schema={newEntryLinkSchema}
      missing={t.admin.fillRequired}
      toInput={({ fee, ...values }) => ({
        ...values,
        ...(fee === undefined ? {} : { fee: Number(fee) }),
      })}
      send={async (body) =>
        onMade(await callApi('POST /leagues/{id}/entry-links', { path: { id: league.id }, body }))
      }
      saved={words.linkMade}
      submitLabel={words.makeLink}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField name="closesOn" label={words.closesOn} errors={errors} type="date" required />
          <TextField
            name="fee"
            label={words.fee}
            hint={words.feeHint}
            errors={errors}
            type="number"
          />
        </>
      )}
    </FormDialog>
  );
}
