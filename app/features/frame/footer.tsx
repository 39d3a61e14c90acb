import { useWords } from '#app/lib/use-words.ts';
import { Mark } from '#app/ui/mark.tsx';
import type { FrameData } from './frame-data.ts';

export function Footer({ site, today }: FrameData) {
  const { t, to } = useWords();
  const links = [
    ['/about', t.frame.about],
    ['/faq', t.frame.faq],
    ['/fixtures', t.frame.fixtures],
    ['/grounds', t.frame.grounds],
    ['/trophies', t.frame.trophies],
    ['/groups', t.frame.groups],
    ['/feedback', t.pages.feedback],
    ['/league-about', t.leagues.aboutTitle],
    ['/privacy', t.frame.privacy],
    ['/terms', t.frame.terms],
  ] as const;
  return (
    <footer className="foot">
      <div className="foot-in">
        <div>
          <p className="brand">
            <Mark />
            {t.frame.brand}
          </p>
          <p className="mt-2 text-sm text-quiet">{t.frame.promise}</p>
        </div>
        <section>
          <h2 className="foot-head">{t.frame.usefulLinks}</h2>
          <ul className="foot-links">
            {links.map(([href, label]) => (
              <li key={href}>
                <a href={to(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
        {site.socialLinks.length > 0 && (
          <section>
            <h2 className="foot-head">{t.frame.follow}</h2>
            <ul className="foot-links">
              {site.socialLinks.map((link) => (
                <li key={link.url}>
                  <a href={link.url} rel="noopener">
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {site.contact !== '' && (
          <section>
            <h2 className="foot-head">{t.frame.contact}</h2>
            <p className="mt-2 text-sm">
              {site.contact.includes('@') ? (
                <a className="link" href={`mailto:${site.contact}`}>
                  {site.contact}
                </a>
              ) : (
                site.contact
              )}
            </p>
          </section>
        )}
      </div>
      <p className="foot-end">{t.frame.copyright(Number(today.slice(0, 4)))}</p>
    </footer>
  );
}
