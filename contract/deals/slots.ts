/** The daily slots of a lightning campaign that names none, in Tbilisi time (design/domain section 2). */
export const defaultSlots = ['10-12', '12-14', '14-16', '16-18', '18-20', '20-22'] as const

/** Minutes after midnight of a slot, `10-12` or `9:30-11:00`; undefined for any other text and for one that does not end after it begins. */
export function slotMinutes(text: string): { from: number; to: number } | undefined {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = /^(\d{1,2})(?::(\d\d))?-(\d{1,2})(?::(\d\d))?$/.exec(text.trim()) ?? []
  if (fromHour === undefined) return undefined
  const [from, to] = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)]
  return Number(fromMinute) < 60 && Number(toMinute) < 60 && from < to && to <= 24 * 60 ? { from, to } : undefined
}
