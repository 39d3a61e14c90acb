/**
 * Opens a chat of WhatsApp with a message that is written already. Without a number the sender chooses
 * the chat.
 *
 * @param phone with country code, as `+255712345678`
 */
export function whatsAppAddress(message: string, phone: string | null = null): string {
  return `https://wa.me/${phone?.replace('+', '') ?? ''}?text=${encodeURIComponent(message)}`;
}
