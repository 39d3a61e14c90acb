import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  DecideProtestDialog,
  EnterProtestDialog,
} from '#app/features/admin/discipline/protest-dialogs.tsx';
import { RuleDialog } from '#app/features/admin/discipline/rule-dialog.tsx';
import { SuspendDialog } from '#app/features/admin/discipline/suspend-dialog.tsx';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { CardList } from '#app/features/discipline/card-list.tsx';
import { personName } from '#app/features/discipline/person-name.ts';
import { ProtestList } from '#app/features/discipline/protest-list.tsx';
import { ruleInWords } from '#app/features/discipline/rule-in-words.ts';
import { SuspensionList } from '#app/features/discipline/suspension-list.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Protest, SuspensionView } from '#contract/discipline/discipline.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id!;
  const [found, matches] = await Promise.all([
    callApi('GET /leagues/{id}/discipline/office', { path: { id } }),
    callApi('GET /matches', { query: { league: id, limit: 100, order: 'desc' } }),
  ]);
  return { found, matches: matches.items };
}

type Open =
  | { kind: 'rule' | 'suspend' | 'protest' }
  | { kind: 'take-back'; suspension: SuspensionView }
  | { kind: 'decide' | 'remove'; protest: Protest };

/** The office of discipline: the rule, who is suspended, protests, the list of cards. */
export default function LeagueDiscipline() {
  const { found } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const [open, setOpen] = useState<Open>();
  const words = t.disciplineOffice;
  return (
    <>
      <section className="admin-card">
        <h2 className="subtitle">{t.discipline.suspensions}</h2>
        <SuspensionList
          suspensions={found.suspensions}
          actionsOf={(suspension) => (
            <button
              className="row-action bad"
              type="button"
              onClick={() => setOpen({ kind: 'take-back', suspension })}
            >
              {words.takeBack}
              <span className="sr"> {personName(suspension.person, t)}</span>
            </button>
          )}
        />
        <div className="card-actions">
          <button
            className="button small"
            type="button"
            onClick={() => setOpen({ kind: 'suspend' })}
          >
            {words.suspend}
          </button>
        </div>
      </section>
      <section className="admin-card">
        <h2 className="subtitle">{t.discipline.protests}</h2>
        <ProtestList
          protests={found.protests}
          actionsOf={(protest) => <ProtestActions protest={protest} onOpen={setOpen} />}
        />
        <div className="card-actions">
          <button
            className="button small"
            type="button"
            onClick={() => setOpen({ kind: 'protest' })}
          >
            {words.enterProtest}
          </button>
        </div>
        <p className="card-note">{words.publicNote}</p>
      </section>
      <section className="admin-card">
        <h2 className="subtitle">{t.discipline.rule}</h2>
        {ruleInWords(found.rule, t).map((sentence) => (
          <p key={sentence} className="card-note">
            {sentence}
          </p>
        ))}
        <p className="card-note">
          {words.table}: {words.tables[found.rule.table]}.
        </p>
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setOpen({ kind: 'rule' })}>
            {words.setRule}
          </button>
        </div>
      </section>
      <section className="admin-card">
        <h2 className="subtitle">{t.discipline.cards}</h2>
        <CardList cards={found.cards} />
      </section>
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type ActionProps = { protest: Protest; onOpen: (open: Open) => void };

function ProtestActions({ protest, onOpen }: ActionProps) {
  const { t } = useWords();
  const words = t.disciplineOffice;
  return (
    <span>
      <button
        className="row-action"
        type="button"
        onClick={() => onOpen({ kind: 'decide', protest })}
      >
        {words.decide}
        <span className="sr"> {protest.team.name}</span>
      </button>
      <button
        className="row-action bad"
        type="button"
        onClick={() => onOpen({ kind: 'remove', protest })}
      >
        {words.remove}
        <span className="sr"> {protest.team.name}</span>
      </button>
    </span>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const { league } = useLeagueOutlet();
  const { found, matches } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const words = t.disciplineOffice;
  const id = league.id;
  switch (open.kind) {
    case 'rule':
      return <RuleDialog leagueId={id} rule={found.rule} onClose={onClose} />;
    case 'suspend':
      return <SuspendDialog league={league} onClose={onClose} />;
    case 'protest':
      return <EnterProtestDialog league={league} matches={matches} onClose={onClose} />;
    case 'decide':
      return <DecideProtestDialog league={league} protest={open.protest} onClose={onClose} />;
    case 'remove':
      return (
        <ConfirmDialog
          title={open.protest.team.name}
          text={words.removeAsk}
          action={words.remove}
          run={() =>
            callApi('DELETE /leagues/{id}/protests/{entry}', {
              path: { id, entry: open.protest.id },
            })
          }
          done={words.removed}
          onClose={onClose}
        />
      );
    case 'take-back': {
      const { suspension } = open;
      const name = personName(suspension.person, t);
      return (
        <ConfirmDialog
          title={name}
          text={words.takeBackAsk(name)}
          action={words.takeBack}
          run={() =>
            callApi('DELETE /leagues/{id}/suspensions/{entry}', {
              path: { id, entry: suspension.id! },
            })
          }
          done={words.takenBack}
          onClose={onClose}
        />
      );
    }
  }
}
