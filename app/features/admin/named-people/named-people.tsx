import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { NamePersonDialog } from './name-person-dialog.tsx';

type Person = { id: string; name: string; since: string };

type Props = {
  people: readonly Person[];
  words: {
    title: string;
    text: string;
    none: string;
    add: string;
    added: string;
    removeAsk: (name: string) => string;
    removed: string;
  };
  /** Without the right to them nobody is added or removed. */
  canName: boolean;
  name: (userId: string) => Promise<unknown>;
  remove: (userId: string) => Promise<unknown>;
};

/** The people who have a role for one thing: the secretaries of a league, the managers of a club. */
export function NamedPeople({ people, words, canName, name, remove }: Props) {
  const { t, language } = useWords();
  const [isNaming, setNaming] = useState(false);
  const [leaving, setLeaving] = useState<Person>();
  return (
    <section className="admin-card">
      <h2 className="subtitle">{words.title}</h2>
      <p className="px-4 pb-2 text-sm text-quiet">{words.text}</p>
      {people.length === 0 && <p className="admin-empty">{words.none}</p>}
      <ul className="px-4">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-12 items-center justify-between gap-2 py-1">
            <span>
              <b>{person.name}</b>{' '}
              <span className="text-quiet">
                {t.secretaries.since(
                  formatDay(language, localDay(Date.parse(person.since)), 'dated'),
                )}
              </span>
            </span>
            {canName && (
              <button className="row-action bad" type="button" onClick={() => setLeaving(person)}>
                {t.admin.remove}
                <span className="sr"> {person.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {canName && (
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setNaming(true)}>
            {words.add}
          </button>
        </div>
      )}
      {isNaming && (
        <NamePersonDialog
          title={words.add}
          present={people}
          send={name}
          saved={words.added}
          onClose={() => setNaming(false)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={leaving.name}
          text={words.removeAsk(leaving.name)}
          action={t.admin.remove}
          run={() => remove(leaving.id)}
          undo={() => name(leaving.id)}
          done={words.removed}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}
