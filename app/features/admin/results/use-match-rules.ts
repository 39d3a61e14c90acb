import { useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { rulesOfChoice } from '#domain/volleyball/presets.ts';

/** The rules of a match, as soon as they are here; a form works without them. */
export function useMatchRules(id: string): MatchRules | undefined {
  const [rules, setRules] = useState<MatchRules>();
  useEffect(() => {
    let isGone = false;
    callApi('GET /matches/{id}/log.json', { path: { id } })
      .then((file) => {
        if (!isGone) setRules(rulesOfChoice(file.rules));
      })
      // The server checks by the rules whatever is sent.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id]);
  return rules;
}
