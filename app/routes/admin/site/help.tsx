import { Link, useSearchParams } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { foundHelp, HELP_AREAS, helpOf } from '#app/features/help/help-areas.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';

/** Questions that a secretary asks, of one area or of all, each with its way and a link to where it begins. */
export default function Help() {
  const { t, to } = useWords();
  const runsSite = useRunsSite();
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const area = HELP_AREAS.find((each) => each === search.get('area'));
  const words = t.help;
  const found = foundHelp(words.questions, helpOf(area, runsSite), query);

  function show(next: Record<string, string>) {
    const chosen = Object.entries({ area: area ?? '', q: query, ...next });
    setSearch(
      chosen.filter(([, value]) => value !== ''),
      { replace: true },
    );
  }

  return (
    <AdminPage title={words.title}>
      <p className="text-quiet">{words.intro}</p>
      <div className="flex flex-wrap gap-2 py-3">
        {[undefined, ...HELP_AREAS.filter((each) => helpOf(each, runsSite).length > 0)].map(
          (each) => (
            <button
              key={each ?? ''}
              className={each === area ? 'button small' : 'button soft small'}
              type="button"
              aria-pressed={each === area}
              onClick={() => show({ area: each ?? '' })}
            >
              {each ? words.areas[each] : words.all}
            </button>
          ),
        )}
      </div>
      <Field name="help" label={words.search}>
        {(wiring) => (
          <input
            {...wiring}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => show({ q: target.value })}
          />
        )}
      </Field>
      <p className="py-2 text-sm text-quiet" role="status">
        {found.length === 0 ? words.none : words.found(found.length)}
      </p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {found.map(({ question, path }) => {
          const { ask, answer } = words.questions[question];
          return (
            <li key={question} className="admin-card p-4">
              <h2 className="font-bold">{ask}</h2>
              <p className="py-1">{answer}</p>
              <Link className="underline" to={to(path)}>
                {words.open}
                <span className="sr">: {ask}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </AdminPage>
  );
}
