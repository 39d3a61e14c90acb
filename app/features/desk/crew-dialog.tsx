import { useEffect, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useNewest } from '#app/lib/use-newest.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import type { AnswerOf } from '#contract/calls.ts';
import type { Desk } from '#contract/desk/desk.ts';
import {
  type ChosenCrews,
  type CrewPlace,
  courtOfPerson,
  crewsOf,
  PLACES_IN_ORDER,
  placeAfter,
  presentCrew,
  withPerson,
} from './crew-places.ts';
import { courtTitle } from './desk-words.ts';

type Props = { desk: Desk; court: string; onClose: () => void };
type Candidate = AnswerOf<'GET /matches/{id}/candidates'>['items'][number];

/** Officials of courts for a day: a place is marked, a person pressed, and the next place is marked. */
export function CrewDialog({ desk, court: first, onClose }: Props) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const [court, setCourt] = useState(first);
  const [place, setPlace] = useState(PLACES_IN_ORDER[0]!.key);
  const [chosen, setChosen] = useState<ChosenCrews>({});
  const crews = crewsOf(chosen);
  const courts = desk.courts.flatMap((it) =>
    it.court !== null && comingAt(desk, it.court).length > 0 ? [it.court] : [],
  );

  async function give() {
    let changeId = '';
    const { day, location } = desk;
    const count = crews.reduce((sum, crew) => sum + comingAt(desk, crew.court).length, 0);
    const isDone = await change({
      run: async () => {
        changeId = (await callApi('POST /desk/crews', { body: { day, location, crews } })).id;
      },
      done: t.dayDesk.given(count),
      undo: () => callApi('POST /desk/changes/{id}/undo', { path: { id: changeId } }),
    });
    if (isDone) onClose();
  }

  return (
    <Dialog title={t.dayDesk.crewTitle} closeLabel={t.admin.close} onClose={onClose} kind="wide">
      <p className="text-sm text-quiet">{t.dayDesk.crewText}</p>
      <div className="desk-tabs">
        {courts.map((name) => (
          <button
            key={name}
            type="button"
            className={name === court ? 'button small' : 'button soft small'}
            aria-pressed={name === court}
            onClick={() => {
              setCourt(name);
              setPlace(placeAfter(chosen, name, ''));
            }}
          >
            {courtTitle(t.fixtures, name)}
          </button>
        ))}
      </div>
      <Places desk={desk} court={court} chosen={chosen} place={place} onPlace={setPlace} />
      {chosen[court]?.[place] && (
        <button
          type="button"
          className="row-action"
          onClick={() => setChosen(withPerson(chosen, court, place, undefined))}
        >
          {t.dayDesk.clear}
        </button>
      )}
      <Candidates
        match={comingAt(desk, court)[0]?.id}
        chosen={chosen}
        onChoose={(person) => {
          const next = withPerson(chosen, court, place, person);
          setChosen(next);
          setPlace(placeAfter(next, court, place));
        }}
      />
      <div className="dialog-actions">
        <button
          type="button"
          className="button"
          disabled={isBusy || crews.length === 0}
          onClick={give}
        >
          {t.dayDesk.give}
        </button>
      </div>
    </Dialog>
  );
}

function comingAt({ matches }: Desk, court: string | null) {
  return matches.filter(
    (match) => match.court === court && match.kind === 'match' && match.movable,
  );
}

type PlacesProps = {
  desk: Desk;
  court: string;
  chosen: ChosenCrews;
  place: string;
  onPlace: (key: string) => void;
};

function Places({ desk, court, chosen, place, onPlace }: PlacesProps) {
  const { t } = useWords();
  const present = presentCrew(desk.matches.filter((match) => match.court === court));
  const label = ({ duty, number }: CrewPlace) =>
    number === undefined
      ? t.directory.duties[duty]
      : t.dayDesk.place(t.directory.duties[duty], number);
  return (
    <div className="desk-places">
      {PLACES_IN_ORDER.map((each) => (
        <button
          key={each.key}
          type="button"
          className="desk-place"
          aria-pressed={each.key === place}
          onClick={() => onPlace(each.key)}
        >
          <small>{label(each)}</small>
          <b>{chosen[court]?.[each.key]?.name ?? present[each.key] ?? t.dayDesk.nobodyChosen}</b>
        </button>
      ))}
    </div>
  );
}

type CandidatesProps = {
  match: string | undefined;
  chosen: ChosenCrews;
  onChoose: (person: { id: string; name: string }) => void;
};

/** Officials to be pressed, each with what speaks against them on that day. */
function Candidates({ match, chosen, onChoose }: CandidatesProps) {
  const { t, language } = useWords();
  const [q, setQ] = useState('');
  const [items, setItems] = useState<readonly Candidate[]>([]);
  const [problem, setProblem] = useState('');
  const latest = useNewest();
  useEffect(() => {
    if (match === undefined) return;
    const isNewest = latest();
    const query = q === '' ? {} : { q: q.slice(0, 100) };
    callApi('GET /matches/{id}/candidates', { path: { id: match }, query }).then(
      (found) => isNewest() && setItems(found.items),
      (error: unknown) => isNewest() && setProblem(problemWords(error, t, language)),
    );
  }, [match, q, latest, t, language]);
  return (
    <>
      <Field name="person" label={t.dayDesk.person} error={problem || undefined}>
        {(wiring) => (
          <input
            {...wiring}
            type="search"
            autoComplete="off"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        )}
      </Field>
      <ul className="desk-people">
        {items.map((person) => (
          <li key={person.id}>
            <button type="button" className="desk-person" onClick={() => onChoose(person)}>
              <b>{person.name}</b>
              <small>{againstOf(person, chosen)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );

  function againstOf({ id, level, isAway, sameDay }: Candidate, crews: ChosenCrews): string {
    const court = courtOfPerson(crews, id);
    const times = sameDay.map(({ time, location }) => `${time} ${location}`.trim()).join(', ');
    return [
      level,
      isAway && t.duties.candidateAway,
      sameDay.length > 0 && t.duties.candidateBusy(times),
      court !== undefined && t.dayDesk.atCourt(t.fixtures.court(court)),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
