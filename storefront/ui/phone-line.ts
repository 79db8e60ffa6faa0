/** `+995 555 12 34 56`; a number of another country as it was typed. */
export function phoneLine(phone: string): string {
  const georgian = /^(?:\+?995)?(5\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone.replace(/[\s-]/g, ''))
  return georgian ? `+995 ${georgian.slice(1).join(' ')}` : phone
}
