import { readId, readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { GroupCampaigns } from '#contract/groups/calls.ts'
import { campaignSorts, maxGroupSize, minGroupSize } from '#contract/groups/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Answers } from '#storefront/feedback/answers.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import patternStyles from '#storefront/ui/layout/pattern.module.css'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { CampaignCard } from './campaign/campaign-card.tsx'
import { useOwnGroups } from './own/use-own-groups.ts'
import { CampaignChoices } from './campaign/campaign-choices.tsx'
import { campaignsPath, type CampaignQuery } from './campaign/campaigns-path.ts'
import styles from './groupbuy-deals.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  const { page: pageNo, ...choice } = query
  return { query, campaigns: requirePage(await openPage(context).api.groups.campaigns({ ...choice, pageNo })) }
}

/** What is unknown is left out. */
function readQuery(params: URLSearchParams): CampaignQuery {
  const categoryId = readId(params.get('categoryId'))
  const size = readId(params.get('size'))
  return {
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(size !== undefined && size >= minGroupSize && size <= maxGroupSize ? { size } : {}),
    sort: campaignSorts.find((each) => each === params.get('sort')) ?? 'open',
    page: readPageNumber(params),
  }
}

/** Every offer with a group price now, how buying in a group works, and what is asked about it. */
export default function GroupbuyDealsRoute() {
  const t = useT()
  const { query, campaigns } = useLoaderData<typeof loader>()
  const { results, totalPage, pageNo } = campaigns
  const isNarrowed = query.categoryId !== undefined || query.size !== undefined
  const ownGroups = useOwnGroups(results.length > 0 ? 'open' : undefined)
  return (
    <div className="frame">
      <Seo
        title={t('groups.title')}
        description={t('groups.description')}
        path={campaignsPath({ page: pageNo, sort: 'open' })}
        picture={results[0]?.offer.picture}
        noindex={isNarrowed}
      />
      <Pitch campaigns={campaigns} isNarrowed={isNarrowed} />
      <CampaignChoices campaigns={campaigns} query={query} />
      <h2 className="vh">{t('groups.list')}</h2>
      <div className={styles.grid}>
        {results.map((campaign, place) => (
          <CampaignCard
            key={campaign.campaignId}
            campaign={campaign}
            serverNow={campaigns.serverNow}
            ownGroups={ownGroups}
            eager={place < columns}
          />
        ))}
      </div>
      <Pagination pageNo={pageNo} totalPage={totalPage} href={(page) => campaignsPath({ ...query, page })} />
      {results.length === 0 && <NoCampaigns isNarrowed={isNarrowed} />}
      <Section title={t('groups.asked')}>
        <Answers answers={asked.map((each) => ({ question: t(`groups.asked.${each}`), answer: t(`groups.asked.${each}.text`) }))} wide />
      </Section>
    </div>
  )
}

/** Cards in a row of a wide screen. */
const columns = 3
const asked = ['money', 'unfilled', 'leave', 'card', 'return', 'follow'] as const

/** What buying in a group is, in three short steps. */
function Pitch({ campaigns: { totalRecord, deepest }, isNarrowed }: { campaigns: GroupCampaigns; isNarrowed: boolean }) {
  const t = useT()
  return (
    <header className={`${styles.pitch} ${patternStyles.pattern}`}>
      <div>
        <h1 className="h1">{t('groups.title')}</h1>
        {totalRecord > 0 && deepest !== undefined && (
          <p>{isNarrowed ? t('catalogue.items', { count: totalRecord }) : t('groups.lead', { count: totalRecord, percent: deepest })}</p>
        )}
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

/** Nothing has a group price, or nothing of what is asked for. */
function NoCampaigns({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useT()
  return (
    <EmptyState
      illustration="users"
      title={t(isNarrowed ? 'groups.noneHere' : 'groups.none')}
      text={t('groups.none.text')}
      action={
        <LinkButton to={isNarrowed ? '/groupbuy-deals' : '/discount-deals'}>
          {t(isNarrowed ? 'groups.mine.none.action' : 'groups.none.action')}
        </LinkButton>
      }
    />
  )
}
