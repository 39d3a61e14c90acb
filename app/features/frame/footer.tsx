import { useLocation } from 'react-router';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { useBrand } from '#app/lib/brand.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Mark } from '#app/ui/mark.tsx';
import { neutralPath } from '#contract/language.ts';
import type { SiteLink } from '#contract/site/site.ts';
import type { FrameData } from './frame-data.ts';

export function Footer({ site, sendsMail, today }: FrameData) {
  const { t, to } = useWords();
  const brand = useBrand();
  const { pathname } = useLocation();
  // The newsletter's own page has the box in its middle.
  const hasBox = sendsMail && neutralPath(pathname) !== '/newsletter';
  const pages: SiteLink[] = [
    ['/about', t.frame.about],
    ['/faq', t.frame.faq],
    ['/news', t.frame.news],
    ['/fixtures', t.frame.fixtures],
    ['/grounds', t.frame.grounds],
    ['/trophies', t.frame.trophies],
    ['/groups', t.frame.groups],
    ['/score', t.pinSignIn.title],
    ['/feedback', t.pages.feedback],
    ['/embed', t.embeds.title],
    ['/developers', t.developers.title],
    ['/league-about', t.leagues.aboutTitle],
    ['/privacy', t.frame.privacy],
    ['/terms', t.frame.terms],
  ].map(([href = '', name = '']) => ({ url: href, name }));
  return (
    <footer className="foot">
      <div className="foot-in">
        <div>
          <p className="brand">
            <Mark />
            {brand.name}
          </p>
          <p className="foot-text">{t.frame.promise}</p>
          {hasBox && <NewsletterForm />}
        </div>
        <FootLinks
          heading={t.frame.usefulLinks}
          links={[...pages, ...site.usefulLinks].map((link) => ({
            name: link.name,
            url: link.url.startsWith('/') ? to(link.url) : link.url,
          }))}
        />
        <FootLinks heading={t.frame.follow} links={site.socialLinks} />
        <Contact contact={site.contact} address={site.address} />
      </div>
      <p className="foot-end">
        {t.frame.copyright(Number(today.slice(0, 4)), brand.name, brand.isWavu)}{' '}
        <span data-cost={t.notices.cost} />
      </p>
    </footer>
  );
}

function FootLinks({ heading, links }: { heading: string; links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="foot-head">{heading}</h2>
      <ul className="foot-links">
        {links.map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            <a href={url} rel={url.startsWith('/') ? undefined : 'noopener'}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An e-mail address or a telephone number, and where letters go. */
function Contact({ contact, address }: { contact: string; address: string }) {
  const { t } = useWords();
  if (contact === '' && address === '') return null;
  const href = contactAddress(contact);
  return (
    <section>
      <h2 className="foot-head">{t.frame.contact}</h2>
      <p className="foot-text">
        {href === null ? (
          contact
        ) : (
          <a className="link" href={href}>
            {contact}
          </a>
        )}
      </p>
      <address className="foot-text">{address}</address>
    </section>
  );
}

function contactAddress(contact: string): string | null {
  if (/^\S+@\S+$/.test(contact)) return `mailto:${contact}`;
  return /^\+?[\d\s()-]{7,}$/.test(contact) ? `tel:${contact.replaceAll(/[^\d+]/g, '')}` : null;
}
