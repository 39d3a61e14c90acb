import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from '#contract/language.ts';
import { loadMessages } from './messages/language-messages.ts';

const { pathname } = window.location;
// Only areas whose routes say `handle.hydrate` load this file.
await loadMessages(languageOf(pathname), pathname);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
