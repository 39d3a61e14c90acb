import { answerCode, type Dialect, refusal, taken } from '../gateway.ts';

/** Codes of the Cloud API by the reason that administrators read. */
const REASONS: Record<number, string> = {
  10: 'credentials',
  190: 'credentials',
  200: 'credentials',
  130429: 'busy',
  131026: 'number',
  131030: 'number',
  131042: 'balance',
  131047: 'window',
  131048: 'busy',
  131056: 'busy',
  132000: 'template',
  132001: 'template',
  132005: 'template',
  132007: 'template',
  132012: 'template',
  132015: 'template',
  132016: 'template',
};

/**
 * Meta's Cloud API: a text within the 24 hours after a text of the number, else a template, whose one
 * parameter is the whole message; parameters have no line breaks.
 */
export const whatsApp: Dialect = {
  request({ origin, user, password, template }, { to, text, form }) {
    const { name, language } = template!;
    const parameters = [{ type: 'text', text: text.replaceAll(/\s*\n\s*/g, '; ') }];
    const content =
      form === 'text'
        ? { type: 'text', text: { preview_url: false, body: text } }
        : {
            type: 'template',
            template: {
              name,
              language: { code: language },
              components: [{ type: 'body', parameters }],
            },
          };
    const recipient = { recipient_type: 'individual', to: to.replace(/^\+/, '') };
    return {
      url: `${origin}/${user}/messages`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${password}` },
      body: JSON.stringify({ messaging_product: 'whatsapp', ...recipient, ...content }),
    };
  },
  outcome({ status, body }) {
    const id = body?.messages?.[0]?.id;
    if (status < 300 && id !== undefined) return taken(id);
    const code = Number(body?.error?.code);
    // After a fault of the service itself nobody knows what became of the message.
    if (status >= 500 || Number.isNaN(code)) return answerCode(status, body?.error?.message);
    return refusal(REASONS[code] ?? `${code} ${body?.error?.message ?? ''}`);
  },
};
