import { createContext } from 'react';

/** The CSS of public pages; filled on the server only, so that browsers' chunks stay free of it. */
export const InlineStyle = createContext('');
