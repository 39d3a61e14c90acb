import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { Forecast } from '#contract/places/forecast.ts';
import { likelyPlaces } from './likely-places.ts';

type Props = { teams: Forecast['tables'][number]['teams'] };

/** Each team with its chance to end first, the places that nine seasons of ten bring, and its chance to end last. */
export function ForecastTable({ teams }: Props) {
  const { t, to, language } = useWords();
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys
    <section className="figures-scroll" tabIndex={0} aria-label={t.forecast.places}>
      <table className="figures-table num">
        <caption className="sr">{t.forecast.places}</caption>
        <thead>
          <tr>
            <th scope="col">{t.leagues.table.team}</th>
            <th scope="col">{t.forecast.first}</th>
            <th scope="col">{t.forecast.likely}</th>
            <th scope="col">{t.forecast.last}</th>
            <th scope="col">{t.forecast.strength}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ team, places, strength }) => {
            const [best, worst] = likelyPlaces(places);
            return (
              <tr key={team.id}>
                <th scope="row">
                  <a href={to(`/team/${team.id}`)}>{team.name}</a>
                </th>
                <td>{percent.format(places[0]!)}</td>
                <td>{best === worst ? best : `${best}–${worst}`}</td>
                <td>{percent.format(places.at(-1)!)}</td>
                <td>{percent.format(strength)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
