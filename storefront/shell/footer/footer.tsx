import type { PolicyList } from '#contract/policies/calls.ts'
import { policyPath } from '#contract/policies/pages.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { FeedbackLink } from '#storefront/feedback/feedback-link.tsx'
import type { MessageId } from '#locales/ids.ts'
import { contact } from '#contract/core/contact.ts'
import { useFrameData } from '../frame-data.ts'
import { Logo } from '../logo.tsx'
import styles from './footer.module.css'

const columns: { title: MessageId; links: [to: string, text: MessageId][] }[] = [
  {
    title: 'shell.footer.deals',
    links: [
      ['/discount-deals', 'shell.tab.discount'],
      ['/lightning-deals', 'shell.tab.lightning'],
      ['/groupbuy-deals', 'shell.tab.group'],
    ],
  },
  {
    title: 'shell.footer.buyer',
    links: [
      ['/search_result', 'shell.catalogue'],
      ['/cart', 'shell.cart'],
      ['/user/profile/orders', 'shell.account.orders'],
      ['/global', 'shell.footer.directory'],
      ['/business-register', 'shell.merchant.sell'],
    ],
  },
]

export function Footer() {
  const policies = useFrameData()?.policies
  return (
    <CachedFragment name="footer" of={policies}>
      <FooterContent policies={policies} />
    </CachedFragment>
  )
}

function FooterContent({ policies }: { policies: PolicyList | undefined }) {
  const t = useT()
  return (
    <footer className={styles.foot}>
      <div className={styles.rim} />
      <div className="frame">
        <div className={styles.footGrid}>
          <div className={styles.footMark}>
            <Logo />
            <p>{t('shell.basket.line')}</p>
          </div>
          {columns.map(({ title, links }) => (
            <LinkGroup key={title} title={t(title)} links={links.map(([to, text]) => [to, t(text)])} />
          ))}
          <PolicyGroups policies={policies} />
          <Contact />
        </div>
        <p className={styles.footEnd}>© 2026 Kalata</p>
      </div>
    </footer>
  )
}

/** Of the groups of policies that the footer shows (specification, section 2). */
const shownGroups = 3

function PolicyGroups({ policies }: { policies: PolicyList | undefined }) {
  const { firstTypeList = [], secondTypeMap = {} } = policies ?? {}
  return firstTypeList
    .slice(0, shownGroups)
    .map(({ id, name }) => (
      <LinkGroup key={id} title={name} links={(secondTypeMap[id] ?? []).map((policy) => [policyPath(policy.type, id), policy.name])} />
    ))
}

/** Folded on phones; on wider screens the style sheet shows it open. */
function LinkGroup({ title, links }: { title: string; links: [to: string, text: string][] }) {
  return (
    <nav aria-label={title}>
      <details>
        <summary>
          <h2>{title}</h2>
        </summary>
        <ul>
          {links.map(([to, text]) => (
            <li key={to}>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function Contact() {
  const t = useT()
  return (
    <div>
      <h2>{t('shell.footer.contact')}</h2>
      <ul>
        <li>
          <a className="num" href={`tel:${contact.phone}`}>
            {contact.phoneText}
          </a>
        </li>
        <li>
          <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
        </li>
        <li>{t('shell.footer.contact.address')}</li>
        <li>
          <FeedbackLink />
        </li>
      </ul>
      <h2>{t('shell.footer.payment')}</h2>
      <ul className={styles.pays}>
        <li className={styles.pay}>VISA</li>
        <li className={styles.pay}>Mastercard</li>
        <li className={styles.pay}>{t('shell.footer.payment.cash')}</li>
      </ul>
    </div>
  )
}
