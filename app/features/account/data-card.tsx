import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';

/** The way to take along what is kept. */
export function DataCard() {
  const { t } = useWords();
  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.ownAccount.dataTitle}</h2>
      <p>{t.ownAccount.exportText}</p>
      <a className="button soft" href={apiAddress('GET /account/export')} download>
        {t.ownAccount.exportLink}
      </a>
    </section>
  );
}
