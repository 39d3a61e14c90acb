import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { Forecast } from '#contract/places/forecast.ts';

/** The next matches with the chance of either team. */
export function ForecastMatches({ matches }: { matches: Forecast['matches'] }) {
  const { t, to, language } = useWords();
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'Africa/Dar_es_Salaam',
  });
  if (matches.length === 0) return null;
  return (
    <section>
      <h2 className="table-title">{t.forecast.next}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys */}
      <section className="figures-scroll" tabIndex={0} aria-label={t.forecast.next}>
        <table className="figures-table num">
          <caption className="sr">{t.forecast.next}</caption>
          <tbody>
            {matches.map(({ id, team1, team2, startsAt, chance }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={to(`/${id}`)}>
                    {team1.name} – {team2.name}
                  </a>
                </th>
                <td>{day.format(new Date(startsAt))}</td>
                <td>
                  {percent.format(chance)} – {percent.format(1 - chance)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
