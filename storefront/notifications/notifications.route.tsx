import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { dayInTbilisi } from '#contract/core/calendar.ts'
import type { Notification } from '#contract/notifications/calls.ts'
import { topicNames } from '#contract/notifications/kinds.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PagePanel } from '#storefront/ui/layout/panel.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { beginUnreadCount } from './unread-store.ts'
import { TopicFilter } from './topic-filter.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './notification-row.module.css'
import accountPanelStyles from '#storefront/accounts/profile/account-panel.module.css'

export const loader = memberLoader(async ({ api, url }) => {
  const query = url.searchParams
  const pageNo = readPageNumber(query)
  const topic = topicNames.find((name) => name === query.get('topic'))
  const [list, settings] = await Promise.all([
    api.notifications.list({ pageNo, ...(topic ? { topic } : {}) }),
    api.notifications.settings(),
  ])
  requirePage(list.page)
  return { ...list, settings, topic }
})

export default memberRoute<typeof loader>(Notifications)

/** The member's notifications, newest first, of one topic or of all, and below them what the member is told. */
function Notifications({ page, unread, settings, topic }: ContentOf<typeof loader>) {
  const t = useT()
  const lang = useLang()
  const { busy, read, readAll } = useMarkRead()
  const readAllButton = (
    <Button kind="quiet" size="sm" busy={busy} onClick={() => void readAll()}>
      {t('notifications.page.readAll')}
    </Button>
  )
  return (
    <>
      <PagePanel title={t('notifications.page.title')} className={accountPanelStyles.acc} tools={unread > 0 && readAllButton}>
        <TopicFilter selected={topic} />
        {page.results.length === 0 ? (
          <EmptyState illustration="bell" title={t('notifications.page.empty')} text={t('notifications.page.empty.text')} />
        ) : (
          byDay(page.results).map((ofDay) => (
            <section key={ofDay[0]!.id}>
              <h2 className={styles.day}>{formatDate(ofDay[0]!.createdAt, lang)}</h2>
              <ul className={`${accountPanelStyles.rows} ${styles.ofDay}`}>
                {ofDay.map((notification) => (
                  <NotificationRow key={notification.id} notification={notification} onRead={() => void read([notification.id])} />
                ))}
              </ul>
            </section>
          ))
        )}
        <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(n) => `?${topic ? `topic=${topic}&` : ''}page=${n}`} />
      </PagePanel>
      <NotificationSettings loaded={settings} />
    </>
  )
}

/** Notifications, newest first, by the day of Tbilisi on which they came. */
function byDay(notifications: Notification[]): Notification[][] {
  const days = new Map<string, Notification[]>()
  for (const notification of notifications) {
    const day = dayInTbilisi(new Date(notification.createdAt))
    days.set(day, [...(days.get(day) ?? []), notification])
  }
  return [...days.values()]
}

function useMarkRead() {
  const markRead = async (body: { ids: string[] } | { all: true }) => {
    const apply = beginUnreadCount()
    apply((await api.notifications.markRead(body)).unread)
  }
  const { busy, run } = useAction(markRead, { revalidate: true })
  return { busy, read: (ids: string[]) => run({ ids }), readAll: () => run({ all: true }) }
}
