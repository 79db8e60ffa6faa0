import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { GroupCampaign } from '#contract/groups/calls.ts'
import type { MessageId } from '#locales/ids.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { HowSteps } from '#storefront/ui/feedback/how-steps.tsx'
import type { IconName } from '#storefront/ui/icon.tsx'
import patternStyles from '#storefront/ui/layout/pattern.module.css'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { Link } from '#storefront/ui/link.tsx'
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

/** Every offer with a group price now, those with a group that can be joined first, and how buying in a group works. */
export default function GroupbuyDealsRoute() {
  const t = useT()
  const { results, totalRecord, totalPage, pageNo, serverNow } = useLoaderData<typeof loader>()
  const [joinable, others] = byGroup(results)
  return (
    <div className="frame">
      <Seo
        title={t('groups.title')}
        description={t('groups.description')}
        path={pageNo > 1 ? `/groupbuy-deals?page=${pageNo}` : '/groupbuy-deals'}
        picture={results[0]?.offer.picture}
      />
      <Pitch count={totalRecord} />
      {joinable.length > 0 && (
        <Section title={t('groups.openNow')}>
          <Campaigns campaigns={joinable} serverNow={serverNow} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t(joinable.length > 0 ? 'groups.openFirst' : 'groups.list')}>
          <Campaigns campaigns={others} serverNow={serverNow} />
        </Section>
      )}
      <Pagination pageNo={pageNo} totalPage={totalPage} href={(page) => `/groupbuy-deals?page=${page}`} />
      {results.length === 0 && (
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

/** Cards in a row of a wide screen. */
const columns = 3

/** Campaigns with a group that can be joined and the others; the former stand apart where they fill a row, else they lead the one list. */
function byGroup(campaigns: GroupCampaign[]): [GroupCampaign[], GroupCampaign[]] {
  const joinable = campaigns.filter(({ group }) => group)
  const others = campaigns.filter(({ group }) => !group)
  return joinable.length < columns ? [[], [...joinable, ...others]] : [joinable, others]
}

/** What buying in a group is, in three short steps. */
function Pitch({ count }: { count: number }) {
  const t = useT()
  return (
    <header className={`${styles.pitch} ${patternStyles.pattern}`}>
      <div>
        <h1 className="h1">{t('groups.title')}</h1>
        {count > 0 && <p className="num">{t('catalogue.items', { count })}</p>}
        <Link className={styles.mine} to="/user/profile/group-orders">
          {t('groups.mine')}
        </Link>
      </div>
      <ol>
        <li>{t('groups.zone.one')}</li>
        <li>{t('groups.zone.two')}</li>
        <li>{t('groups.zone.three')}</li>
      </ol>
    </header>
  )
}

function Campaigns({ campaigns, serverNow }: { campaigns: GroupCampaign[]; serverNow: string }) {
  return (
    <div className={styles.grid}>
      {campaigns.map((campaign, place) => (
        <CampaignCard key={campaign.campaignId} campaign={campaign} serverNow={serverNow} eager={place < columns} />
      ))}
    </div>
  )
}
