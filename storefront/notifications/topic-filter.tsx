import { topicNames, type Topic } from '#contract/notifications/kinds.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ChipLink } from '#storefront/ui/forms/chip.tsx'
import styles from './topic-filter.module.css'

/** Links to the notifications of each topic. */
export function TopicFilter({ selected }: { selected: Topic | undefined }) {
  const t = useT()
  return (
    <nav className={styles.topics} aria-label={t('notifications.topics')}>
      <ChipLink to="?" isOn={!selected}>
        {t('notifications.topic.all')}
      </ChipLink>
      {topicNames.map((topic) => (
        <ChipLink key={topic} to={`?topic=${topic}`} isOn={topic === selected}>
          {t(`notifications.topic.${topic}`)}
        </ChipLink>
      ))}
    </nav>
  )
}
