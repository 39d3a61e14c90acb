import { useWords } from '#app/lib/use-words.ts';

/** The place of this page in the site; `links` are addresses without language. */
export function Breadcrumb({ links, here }: { links: [string, string][]; here: string }) {
  const { t, to } = useWords();
  return (
    <nav aria-label={t.frame.trail} className="crumbs">
      <ol>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={to(href)}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
