import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from './icon.tsx'

interface RatingProps {
  /** 1 to 5, with one decimal. */
  value: number
  /** Number of reviews. */
  count?: number
  /** Five stars instead of one. */
  full?: boolean
}

export function Rating({ value, count, full }: RatingProps) {
  const t = useT()
  return (
    <>
      <span className="stars">
        {Array.from({ length: full ? 5 : 1 }, (_, index) => (
          <Icon key={index} name="star" size={14} className={full && index >= Math.round(value) ? 'off' : undefined} />
        ))}
        <span className="vh">{t('ui.rating', { value: value.toFixed(1).replace('.', ',') })}</span>
        <b aria-hidden="true">{value.toFixed(1).replace('.', ',')}</b>
      </span>
      {count !== undefined && <span>({count})</span>}
    </>
  )
}
