import { apiAddress } from '#app/lib/api/address.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Summary } from '#contract/administration/summary.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MB = 1024 * 1024;

/** The last good copy of all data with its age, and a press that makes and downloads one. */
export function BackupCard({ backups }: Pick<Summary, 'backups'>) {
  const { t, language } = useWords();
  const { isOn, lastGood, lastByHand, fault } = backups;
  const words = t.adminFrame.backups;
  return (
    <section className="admin-card">
      <h2 className="subtitle">{words.title}</h2>
      <div className="flex flex-col items-start gap-3 px-4 pb-4">
        {lastGood ? (
          <p>
            {words.lastGood}{' '}
            <time dateTime={lastGood.at}>{formatMoment(language, lastGood.at)}</time> (
            {words.hoursAgo(Math.floor((Date.now() - Date.parse(lastGood.at)) / HOUR_MS))},{' '}
            {(lastGood.bytes / MB).toFixed(1)} MB)
          </p>
        ) : (
          <p>{isOn ? words.noneYet : words.isOff}</p>
        )}
        {lastByHand !== null && (
          <p>
            {words.lastByHand}{' '}
            <time dateTime={lastByHand}>{formatMoment(language, lastByHand)}</time> (
            {words.daysAgo(Math.floor((Date.now() - Date.parse(lastByHand)) / DAY_MS))})
          </p>
        )}
        {isOn && fault !== null && (
          <p className="text-live">
            {words.failed} {fault}
          </p>
        )}
        <p className="text-quiet">{words.holds}</p>
        <a className="button soft" href={apiAddress('GET /backup')} download>
          {words.download}
        </a>
      </div>
    </section>
  );
}
