import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { shillings } from '#app/features/ledger/shillings.ts';
import { useWords } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';
import type { OpenedEntry } from '#contract/entries/team-entry.ts';
import { EntryState } from './entry-state.tsx';

/** The decision about an entry, as its sender reads it. */
export function SentEntry({ entry }: { entry: Extract<OpenedEntry, { kind: 'sent' }> }) {
  const page = useWords();
  const { t, to } = page;
  const words = t.teamEntries;
  const texts = {
    waiting: words.waitingText,
    accepted: words.acceptedText,
    refused: words.refusedText,
  };
  const address = window.location.href;
  return (
    <section className="panel-card">
      <p>
        <b>{entry.name}</b> <EntryState state={entry.state} />
      </p>
      <p>{texts[entry.state]}</p>
      {entry.reason && (
        <p>
          {words.reason}: {entry.reason}
        </p>
      )}
      {entry.state === 'accepted' && entry.fee !== null && (
        <p>
          {words.feePaid}: <b className="num">{shillings(entry.fee, page)}</b>
        </p>
      )}
      <p className="line">
        <a className="link" href={to(`/league/${entry.league.id}`)}>
          {words.toLeague}
        </a>
        {entry.team && (
          <a className="link" href={to(`/team/${entry.team}`)}>
            {words.toTeam}
          </a>
        )}
      </p>
      <p className="text-quiet">{words.sentText}</p>
      <p className="line">
        <CopyButton
          text={address}
          label={t.admin.copy}
          copied={t.admin.copied}
          className="button soft small"
        />
        <a
          className="button soft small"
          href={whatsAppAddress(`${words.sentTitle}: ${entry.name}\n${address}`)}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </a>
      </p>
    </section>
  );
}
