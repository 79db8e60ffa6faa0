import { useT } from '#storefront/app/i18n/messages.tsx'

/** A count beside what it counts, with the language's separators of thousands. */
export function Count({ value, className }: { value: number; className?: string }) {
  const t = useT()
  return <small className={className}>{t('ui.count', { count: value })}</small>
}
