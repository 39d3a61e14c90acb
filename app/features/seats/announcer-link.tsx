import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { useWords } from '#app/lib/use-words.ts';

/** The address of the announcer's page: everybody may read it, so it carries no right. */
export function AnnouncerLink({ match }: { match: string }) {
  const { t, to } = useWords();
  const words = t.seats;
  const { href } = new URL(to(`/screen/announcer/${match}`), window.location.href);
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.announcer}</h2>
      <p className="text-quiet">{words.announcerText}</p>
      <QrCode text={href} label={words.qrOf(words.announcer)} />
      <output className="link-address">{href}</output>
      <div className="line">
        <CopyButton text={href} label={words.copy} copied={words.copied} className="button soft" />
      </div>
    </section>
  );
}
