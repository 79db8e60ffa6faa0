import type { Rating } from '#contract/catalogue/rating.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatAverage } from '#storefront/ui/text/average.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Stars } from '#storefront/ui/text/stars.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './rating-summary.module.css'

interface RatingSummaryProps {
  rating: Rating
  /** How many reviews there are of each score, of 1 first. */
  ratings: readonly number[]
  /** The score whose reviews alone are shown. */
  selected: number | undefined
  hrefOf: (score: number | undefined) => string
}

/** The average with its count, and a bar for each score that leads to its reviews; the selected one leads back to all. */
export function RatingSummary({ rating: { average, count }, ratings, selected, hrefOf }: RatingSummaryProps) {
  const t = useT()
  const shown = formatAverage(average, useLang())
  return (
    <div className={styles.summary}>
      <b className="num" aria-hidden="true">
        {shown}
      </b>
      <Stars score={average} size={18} label={t('reviews.outOf', { score: shown })} />
      <p className="muted">{t('reviews.basedOn', { count })}</p>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((score) => (
          <li key={score}>
            <ScoreBar
              score={score}
              units={ratings[score - 1]!}
              count={count}
              isOn={selected === score}
              href={hrefOf(selected === score ? undefined : score)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ScoreBarProps {
  score: number
  /** Reviews of the score, and all. */
  units: number
  count: number
  isOn: boolean
  href: string
}

function ScoreBar({ score, units, count, isOn, href }: ScoreBarProps) {
  const t = useT()
  const content = (
    <>
      <span className="vh">{t('reviews.filter.score', { score, count: units })}</span>
      <span aria-hidden="true" className={styles.score}>
        <Words>{score}</Words>
        <Icon name="star" size={14} fill />
      </span>
      <progress aria-hidden="true" max={count} value={units} />
      <span aria-hidden="true" className="num">
        {units}
      </span>
    </>
  )
  if (units === 0) return <span className={styles.bar}>{content}</span>
  return (
    <Link
      className={isOn ? `${styles.bar} ${styles.on}` : styles.bar}
      to={href}
      preventScrollReset
      rel="nofollow"
      aria-current={isOn ? 'true' : undefined}
    >
      {content}
    </Link>
  )
}
