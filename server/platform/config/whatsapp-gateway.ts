import type { Environment } from './environment.ts';
import type { Gateway } from './sms-gateway.ts';

/** An account of the WhatsApp Business Platform, with what proves that a call comes from it. */
export type WhatsAppAccount = {
  gateway: Gateway;
  /** Signs the calls of Meta. */
  appSecret: string;
  /** Meta says it once, when the address is entered there. */
  verifyToken: string;
  /** The number that people write to. */
  number: string | undefined;
};

/** The variables are there together or not at all; the environment sees to it. */
export function whatsAppGateway({
  WHATSAPP_TOKEN,
  WHATSAPP_PHONE_ID,
  WHATSAPP_APP_SECRET,
  WHATSAPP_VERIFY_TOKEN,
  WHATSAPP_PRICE,
  WHATSAPP_TEMPLATE,
  WHATSAPP_NUMBER,
  WHATSAPP_API,
}: Environment): WhatsAppAccount | undefined {
  const isComplete =
    WHATSAPP_TOKEN !== undefined &&
    WHATSAPP_PHONE_ID !== undefined &&
    WHATSAPP_APP_SECRET !== undefined &&
    WHATSAPP_VERIFY_TOKEN !== undefined &&
    WHATSAPP_PRICE !== undefined;
  if (!isComplete) return undefined;
  const [name = '', language = ''] = WHATSAPP_TEMPLATE.split(':');
  const gateway: Gateway = {
    kind: 'whatsapp',
    origin: WHATSAPP_API.replace(/\/$/, ''),
    user: WHATSAPP_PHONE_ID,
    password: WHATSAPP_TOKEN,
    from: '',
    price: WHATSAPP_PRICE,
    template: { name, language },
  };
  const appSecret = WHATSAPP_APP_SECRET;
  return { gateway, appSecret, verifyToken: WHATSAPP_VERIFY_TOKEN, number: WHATSAPP_NUMBER };
}
