import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import { CALIBRATED_LEAGUES, CALIBRATION } from '#domain/competition/prediction/calibration.ts';

/** The wins of a predicted team beside its chance: 70 % should be 70 of 100. */
export function ForecastCalibration() {
  const { t, language } = useWords();
  const words = t.forecast.calibration;
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  const number = new Intl.NumberFormat(LOCALES[language]);
  const matches = CALIBRATION.reduce((sum, row) => sum + row.matches, 0);
  return (
    <section>
      <h2 className="table-title">{words.title}</h2>
      <p className="pb-2 text-sm text-quiet">
        {words.how(number.format(matches), CALIBRATED_LEAGUES)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys */}
      <section className="figures-scroll" tabIndex={0} aria-label={words.title}>
        <table className="figures-table num">
          <caption className="sr">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.predicted}</th>
              <th scope="col">{words.matches}</th>
              <th scope="col">{words.mean}</th>
              <th scope="col">{words.won}</th>
            </tr>
          </thead>
          <tbody>
            {CALIBRATION.map((row, tenth) => (
              <tr key={row.predicted}>
                <th scope="row">
                  {tenth * 10}–{percent.format((tenth + 1) / 10)}
                </th>
                <td>{row.matches}</td>
                <td>{percent.format(row.predicted)}</td>
                <td>{percent.format(row.won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
