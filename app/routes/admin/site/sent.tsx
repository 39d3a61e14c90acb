import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { choicesOf, ListFilter } from '#app/features/admin/lists/list-filter.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import { PageLinks } from '#app/features/admin/lists/page-links.tsx';
import { MessageRows } from '#app/features/admin/messages/message-rows.tsx';
import { MessageLanguage, writtenLanguage } from '#app/features/messages/chat-buttons.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { MESSAGE_OUTCOMES } from '#contract/messages/message.ts';
import { MESSAGE_KINDS } from '#contract/messages/message-kinds.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [found, sms] = await Promise.all([
    callApi('GET /admin/messages', { query: queryOf(request) }),
    callApi('GET /sms'),
  ]);
  return { found, number: sms.number };
}

/** The messages to officials, teams and people, the ways that they went, and the failures. */
export default function SentMessages() {
  const { found, number } = useLoaderData<typeof clientLoader>();
  const { t, language: ofPage } = useWords();
  const [language, setLanguage] = useState(writtenLanguage(ofPage));
  const words = t.officeMessages;
  return (
    <AdminPage title={words.title(found.total)}>
      <section className="admin-card space-y-2 p-4">
        <p className="text-quiet">{words.text}</p>
        {number !== null && <p className="text-quiet">{words.smsHint(number)}</p>}
        <div className="line">
          <ListFilter
            name="kind"
            label={words.kind}
            all={words.allKinds}
            choices={choicesOf(MESSAGE_KINDS, words.kinds)}
          />
          <ListFilter
            name="outcome"
            label={words.outcome}
            all={words.allOutcomes}
            choices={choicesOf(MESSAGE_OUTCOMES, words.outcomes)}
          />
        </div>
        <MessageLanguage language={language} onChange={setLanguage} />
      </section>
      {found.items.length === 0 ? (
        <p className="admin-card admin-empty">{words.none}</p>
      ) : (
        <MessageRows messages={found.items} language={language} />
      )}
      <PageLinks {...found} />
    </AdminPage>
  );
}
