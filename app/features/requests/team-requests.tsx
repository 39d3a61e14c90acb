import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamRequest } from '#contract/people/team-request.ts';
import { OwnRequest } from './own-request.tsx';

/** The players that the coach of a team has asked for, and what became of each request. */
export function TeamRequests({ requests }: { requests: readonly TeamRequest[] }) {
  const { t, language } = useWords();
  const words = t.requests;
  const dayOf = (iso: string) => formatDay(language, localDay(Date.parse(iso)), 'dated');
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.ofTeam}</h2>
      <ul className="claims">
        {requests.map(({ id, player, state, reason, askedAt }) => (
          <OwnRequest
            key={id}
            title={player.fullName}
            state={state}
            words={words}
            when={words.askedOn(dayOf(askedAt))}
            reason={reason}
            withdrawLabel={words.withdrawOf(player.fullName)}
            withdraw={() => callApi('DELETE /team-requests/{id}', { path: { id } })}
          />
        ))}
      </ul>
    </section>
  );
}
