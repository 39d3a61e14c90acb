import { useWords } from '#app/lib/use-words.ts';
import { ShownLink } from './shown-link.tsx';

/** The address of the announcer's page: everybody may read it, so it carries no right. */
export function AnnouncerLink({ match }: { match: string }) {
  const { t, to } = useWords();
  const words = t.seats;
  const { href } = new URL(to(`/screen/announcer/${match}`), window.location.href);
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.announcer}</h2>
      <p className="text-quiet">{words.announcerText}</p>
      <ShownLink href={href} name={words.announcer} />
    </section>
  );
}
