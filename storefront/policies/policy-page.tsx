import { shortened } from '#contract/core/graphemes.ts'
import type { Policy, PolicyList } from '#contract/policies/calls.ts'
import { policyPath } from '#contract/policies/pages.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Seo, useOrigin } from '#storefront/catalogue/seo.tsx'
import { breadcrumbList } from '#storefront/catalogue/structured-lists.ts'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Link } from '#storefront/ui/link.tsx'
import styles from './policy-page.module.css'

/** A policy of the mall with links to all the others. Its HTML comes sanitised from the server. */
export function PolicyPage({ policy, list }: { policy: Policy; list: PolicyList }) {
  const t = useT()
  const lang = useLang()
  const { title, html, textLang, updatedAt, groupName } = policy
  return (
    <div className={`frame ${styles.policy}`}>
      <PolicySeo policy={policy} />
      <div className={styles.crumbs}>
        <Breadcrumbs items={[{ text: groupName }, { text: title }]} />
      </div>
      <article lang={langAttribute(textLang)}>
        <h1 className="h1">{title}</h1>
        <p className="muted">{t('policies.updated', { day: formatDate(updatedAt, lang) })}</p>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <OtherPolicies list={list} current={policy.type} />
    </div>
  )
}

function OtherPolicies({ list: { firstTypeList, secondTypeMap }, current }: { list: PolicyList; current: string }) {
  const t = useT()
  return (
    <nav aria-label={t('policies.others')} className={styles.others}>
      {firstTypeList.map(({ id, name }) => (
        <div key={id}>
          <h2>{name}</h2>
          <ul>
            {(secondTypeMap[id] ?? []).map((policy) => (
              <li key={policy.type}>
                <Link className="link" to={policyPath(policy.type, id)} aria-current={policy.type === current ? 'page' : undefined}>
                  {policy.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function PolicySeo({ policy: { title, html, canonicalPath } }: { policy: Policy }) {
  const t = useT()
  const origin = useOrigin()
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const crumbs = [
    { text: t('catalogue.details.home'), to: '/home' },
    { text: title, to: canonicalPath },
  ]
  return <Seo title={title} description={shortened(words, 160)} path={canonicalPath} data={[breadcrumbList(origin, crumbs)]} />
}
