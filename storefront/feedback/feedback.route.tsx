import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData } from 'react-router'
import type { OrderCard } from '#contract/orders/calls.ts'
import { memberLoader } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { orAbsent } from '#storefront/app/client/or-absent.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { ContactCard } from './contact-card.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackList } from './feedback-list.tsx'
import type { ChoosableOrder } from './order-choice.tsx'
import { QuickAnswers } from './quick-answers.tsx'
import styles from './feedback.module.css'

export const loader = memberLoader(async ({ api, url: { searchParams } }) => {
  const orderNo = searchParams.get('orderNo')
  const [page, newest, named] = await Promise.all([
    api.feedback.list({ pageNo: readPageNumber(searchParams, 'pageNo') }),
    api.orders.list(),
    orderNo === null ? undefined : orAbsent(api.orders.get({ orderNo })),
  ])
  const others = newest.page.results.filter((order) => order.orderNo !== named?.orderNo)
  const orders = [...(named ? [named] : []), ...others].slice(0, shownOrders).map(choosable)
  return { page: requirePage(page), orders, orderNo: named?.orderNo }
})

/** Orders that feedback may be about: what was bought lately. */
const shownOrders = 4

const choosable = ({ orderNo, placedAt, lines }: Pick<OrderCard, 'orderNo' | 'placedAt' | 'lines'>): ChoosableOrder => ({
  ...{ orderNo, placedAt, name: lines[0]!.name, picture: lines[0]!.picture },
})

/** A member writes to the mall, and reads the replies; others see how to reach it. */
export default function FeedbackRoute() {
  const t = useT()
  const data = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <MemberPage data={data}>
        {({ page, orders, orderNo }) => (
          <div className="frame">
            <PageTitle title={t('feedback.title')} />
            <Breadcrumbs items={[{ text: t('feedback.title') }]} />
            <h1 className="h1">{t('feedback.title')}</h1>
            <p className={styles.lead}>{t('feedback.lead')}</p>
            <div className={styles.columns}>
              <FeedbackForm key={orderNo} orders={orders} orderNo={orderNo} />
              <div>
                <QuickAnswers />
                <ContactCard />
                <FeedbackList page={page} />
              </div>
            </div>
          </div>
        )}
      </MemberPage>
      {!data.signedIn && (
        <div className={`frame ${styles.signedOut}`}>
          <QuickAnswers />
          <ContactCard />
        </div>
      )}
    </div>
  )
}
