import { useT } from '#storefront/app/i18n/messages.tsx'

/** A count that stands alone, with the language's separators of thousands. */
export function Count({ value }: { value: number }) {
  return useT()('ui.count', { count: value })
}
