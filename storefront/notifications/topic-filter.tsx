import { topicNames, type Topic } from '#contract/notifications/kinds.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Link } from '#storefront/ui/link.tsx'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import styles from './topic-filter.module.css'

/** Links to the notifications of each topic. */
export function TopicFilter({ selected }: { selected: Topic | undefined }) {
  const t = useT()
  const className = (isOn: boolean) => (isOn ? `${chipStyles.chip} ${chipStyles.on}` : chipStyles.chip)
  return (
    <nav className={styles.topics} aria-label={t('notifications.topics')}>
      <Link to="?" className={className(!selected)} aria-current={selected ? undefined : 'true'}>
        {t('notifications.topic.all')}
      </Link>
      {topicNames.map((topic) => (
        <Link
          key={topic}
          to={`?topic=${topic}`}
          className={className(topic === selected)}
          aria-current={topic === selected ? 'true' : undefined}
        >
          {t(`notifications.topic.${topic}`)}
        </Link>
      ))}
    </nav>
  )
}
