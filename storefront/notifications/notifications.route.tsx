import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { ReplyOf } from '#contract/calls.ts'
import { dayInTbilisi } from '#contract/core/calendar.ts'
import type { Notification, NotificationSetting } from '#contract/notifications/calls.ts'
import { topicNames, type Topic } from '#contract/notifications/kinds.ts'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { beginUnreadCount } from './unread-store.ts'
import { TopicFilter } from './topic-filter.tsx'
import { NotificationRow } from './notification-row.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './notification-row.module.css'
import accountPanelStyles from '#storefront/accounts/profile/account-panel.module.css'

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async ({ api }) => {
    const query = new URL(args.request.url).searchParams
    const pageNo = readPageNumber(query)
    const topic = topicNames.find((name) => name === query.get('topic'))
    const [list, settings] = await Promise.all([
      api.notifications.list({ pageNo, ...(topic ? { topic } : {}) }),
      api.notifications.settings(),
    ])
    requirePage(list.page)
    return { ...list, settings, topic }
  })
}

export default function NotificationsRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(list) => <Notifications {...list} />}</MemberPage>
}

type NotificationsProps = ReplyOf<'notifications.list'> & { settings: NotificationSetting[]; topic: Topic | undefined }

/** The member's notifications, newest first, of one topic or of all, and below them what the member is told. */
function Notifications({ page, unread, settings, topic }: NotificationsProps) {
  const t = useT()
  const lang = useLang()
  const { busy, read, readAll } = useMarkRead()
  return (
    <>
      <section className={`${panelStyles.panel} ${accountPanelStyles.acc}`} aria-labelledby="notifications-title">
        <PageTitle title={t('notifications.page.title')} />
        <div className={panelStyles.panelHead}>
          <h1 className={panelStyles.panelTitle} id="notifications-title">
            {t('notifications.page.title')}
          </h1>
          {unread > 0 && (
            <span className={panelStyles.more}>
              <Button kind="quiet" size="sm" busy={busy} onClick={() => void readAll()}>
                {t('notifications.page.readAll')}
              </Button>
            </span>
          )}
        </div>
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
      </section>
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
