import type { FindChoices } from '#app/features/forms/searched-choice.tsx';
import { callApi } from '#app/lib/api/call.ts';
import type { Messages } from '#app/messages/messages.ts';
import { MAX_CANDIDATES } from '#contract/people/official.ts';

/** Officials for a match, each with what speaks against it: days away, other duties of the day. */
export function findCandidates(matchId: string, words: Messages['duties']): FindChoices {
  return async (q) => {
    const query = q === '' ? {} : { q: q.slice(0, 100) };
    const { items } = await callApi('GET /matches/{id}/candidates', {
      path: { id: matchId },
      query,
    });
    const choices = items.map(({ id, name, level, isAway, sameDay }) => {
      const times = sameDay.map(({ time, location }) => `${time} ${location}`.trim()).join(', ');
      const against = [
        isAway && words.candidateAway,
        sameDay.length > 0 && words.candidateBusy(times),
      ];
      const label = [level ? `${name} (${level})` : name, ...against].filter(Boolean).join(' · ');
      return { value: id, label };
    });
    return { choices, isAll: items.length < MAX_CANDIDATES };
  };
}
