import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { MessageId } from '#locales/ids.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { HowSteps } from '#storefront/ui/feedback/how-steps.tsx'
import type { IconName } from '#storefront/ui/icon.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { CampaignCard } from './campaign/campaign-card.tsx'
import styles from './groupbuy-deals.module.css'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const pageNo = readPageNumber(new URL(request.url).searchParams)
  return requirePage(await openPage(context).api.groups.campaigns({ pageNo }))
}

const steps: [IconName, MessageId, MessageId][] = [
  ['tag', 'groups.how.one', 'groups.how.one.text'],
  ['users', 'groups.how.two', 'groups.how.two.text'],
  ['shield-check', 'groups.how.three', 'groups.how.three.text'],
]

/** Every offer with a group price now, and how buying in a group works. */
export default function GroupbuyDealsRoute() {
  const t = useT()
  const { results, totalRecord, totalPage, pageNo, serverNow } = useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <Seo
        title={t('groups.title')}
        description={t('groups.description')}
        path={pageNo > 1 ? `/groupbuy-deals?page=${pageNo}` : '/groupbuy-deals'}
        picture={results[0]?.offer.picture}
      />
      <header className={styles.head}>
        <h1 className="h1">{t('groups.title')}</h1>
        {totalRecord > 0 && <span className="num muted">{t('catalogue.items', { count: totalRecord })}</span>}
        <p className="muted">{t('groups.lead')}</p>
      </header>
      {results.length > 0 ? (
        <>
          <h2 className="vh">{t('groups.list')}</h2>
          <div className={styles.grid}>
            {results.map((campaign, place) => (
              <CampaignCard key={campaign.campaignId} campaign={campaign} serverNow={serverNow} eager={place < 4} />
            ))}
          </div>
          <Pagination pageNo={pageNo} totalPage={totalPage} href={(page) => `/groupbuy-deals?page=${page}`} />
        </>
      ) : (
        <EmptyState
          illustration="users"
          title={t('groups.none')}
          text={t('groups.none.text')}
          action={<LinkButton to="/discount-deals">{t('groups.none.action')}</LinkButton>}
        />
      )}
      <Section title={t('groups.how')}>
        <HowSteps steps={steps.map(([icon, title, text]) => ({ icon, title: t(title), text: t(text) }))} tone="brand" />
      </Section>
    </div>
  )
}
