import { useWords } from '#app/lib/use-words.ts';
import type { TextPage } from '#app/messages/text-page.ts';
import { PageHead } from './page-head.tsx';

export function TextPageView({ page }: { page: TextPage }) {
  const { to } = useWords();
  return (
    <main id="main" className="prose">
      <PageHead title={page.title} description={page.description} />
      <h1 className="title">{page.title}</h1>
      {page.sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.link && (
            <p>
              <a className="link" href={to(section.link.path)}>
                {section.link.text}
              </a>
            </p>
          )}
        </section>
      ))}
    </main>
  );
}
