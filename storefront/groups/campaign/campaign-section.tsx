import type { GroupCampaign } from '#contract/groups/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import patternStyles from '#storefront/ui/layout/pattern.module.css'
import { useOwnGroups } from '../own/use-own-groups.ts'
import { CampaignCard } from './campaign-card.tsx'
import styles from './campaign-section.module.css'

/** Home's zone: what buying in a group is, beside up to four campaigns. */
export function CampaignSection({ campaigns, serverNow }: { campaigns: GroupCampaign[]; serverNow: string }) {
  const t = useT()
  const ownGroups = useOwnGroups('open')
  return (
    <section className={styles.zone} aria-labelledby="groups-zone">
      <div className={`${styles.pitch} ${patternStyles.pattern}`}>
        <h2 id="groups-zone">{t('groups.zone.title')}</h2>
        <ol>
          <li>{t('groups.zone.one')}</li>
          <li>{t('groups.zone.two')}</li>
          <li>{t('groups.zone.three')}</li>
        </ol>
        <LinkButton kind="straw" to="/groupbuy-deals">
          {t('groups.zone.all')}
        </LinkButton>
      </div>
      {campaigns.slice(0, 4).map((campaign) => (
        <CampaignCard key={campaign.campaignId} campaign={campaign} serverNow={serverNow} ownGroups={ownGroups} />
      ))}
    </section>
  )
}
