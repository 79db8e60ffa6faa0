import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { scrollCurrentToMiddle } from '#storefront/ui/scroll-to-middle.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { atMoment } from '#storefront/app/state/wall-clock.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { writeLocal } from '#storefront/app/storage/safe-storage.ts'
import { Link } from '#storefront/ui/link.tsx'
import { formatOnDay } from '#storefront/ui/text/dates.ts'
import { Words } from '#storefront/ui/text/words.tsx'
import { useFrameData } from '../frame-data.ts'
import styles from './section-tabs.module.css'

const tabs = [
  { key: 'home', to: '/home', text: 'shell.tab.home' },
  { key: 'discount', to: '/discount-deals', text: 'shell.tab.discount' },
  { key: 'lightning', to: '/lightning-deals', text: 'shell.tab.lightning' },
  { key: 'group', to: '/groupbuy-deals', text: 'shell.tab.group' },
] as const

/** The four tabs of the mall. A tab is marked on its own page only; the last open one is stored (specification, section 2). */
export function SectionTabs() {
  const t = useT()
  const { pathname } = useLocation()
  const lang = useLang()
  const arrives = useDeliveryDay()
  const current = tabs.find(({ to }) => to === (pathname === '/' ? '/home' : pathname))?.key
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!current) return
    writeLocal('activeTab', current)
    // Phones show three of them.
    scrollCurrentToMiddle(nav.current)
  }, [current])
  return (
    <CachedFragment name="section tabs" of={[current, arrives]}>
      <nav ref={nav} className={styles.tabs} aria-label={t('shell.sections')}>
        {tabs.map(({ key, to, text }) => (
          <Link
            key={key}
            to={to}
            className={key === 'lightning' ? styles.zap : undefined}
            aria-current={key === current ? 'page' : undefined}
          >
            {key === 'lightning' && <Icon name="zap" size={18} fill />}
            <Words>{t(text)}</Words>
          </Link>
        ))}
        <span className={`${styles.note} only-l`}>
          <Icon name="truck" size={18} />
          <Words>{arrives ? t('shell.delivery.day', { day: formatOnDay(arrives, lang) }) : t('shell.freeDelivery.short')}</Words>
        </span>
      </nav>
    </CachedFragment>
  )
}

/** The day on which an order of now arrives; undefined once it would arrive later, as on a page that stays open overnight. */
function useDeliveryDay(): string | undefined {
  const delivery = useFrameData()?.delivery
  const [isPast, setPast] = useState(false)
  const until = delivery?.until
  useEffect(() => (until === undefined ? undefined : atMoment(Date.parse(until), () => setPast(true))), [until])
  return isPast ? undefined : delivery?.day
}
