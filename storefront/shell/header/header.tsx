import type { PointerEvent, ReactNode } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { CameraButton } from '#storefront/photo-search/camera-button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Logo } from '../logo.tsx'
import { CartLink, FavouritesLink, GroupBuyLink, AccountMenu } from './header-actions.tsx'
import { openOverlay, useOverlay } from '../overlays.ts'
import { useScrolledDown, useSearchFixed } from '../navigation/scroll-position.ts'
import { MerchantLink } from '../footer/merchant-link.tsx'
import styles from './header.module.css'

// Links and a form until their code is there.
const SearchBox = deferredPart(() => import('#storefront/search/box/search-box.tsx'), 'SearchBox')
const Ticker = deferredPart(() => import('../ticker.tsx'), 'Ticker')
const SectionTabs = deferredPart(() => import('../navigation/section-tabs.tsx'), 'SectionTabs')
const LanguageMenu = deferredPart(() => import('../language/language-switcher.tsx'), 'LanguageMenu')
const LanguageRow = deferredPart(() => import('../language/language-switcher.tsx'), 'LanguageRow')

export function Header() {
  const t = useT()
  return (
    <header>
      <div className={styles.topline}>
        <div className="frame">
          <Ticker />
          <MerchantLink />
          <LanguageRow />
        </div>
      </div>
      <div className={styles.head}>
        <div className="frame">
          <StickyRow>
            <Logo />
            <CatalogueButton />
            <div className={styles.search}>
              <SearchBox>
                <CameraButton />
              </SearchBox>
            </div>
            <nav className={styles.acts} aria-label={t('shell.actions')}>
              <LanguageMenu />
              <GroupBuyLink />
              <FavouritesLink />
              <CartLink />
              <AccountMenu />
            </nav>
          </StickyRow>
          <SectionTabs />
        </div>
      </div>
    </header>
  )
}

function openOnRest({ pointerType, currentTarget }: PointerEvent) {
  if (pointerType === 'mouse') void import('./open-on-rest.ts').then((rest) => rest.openOnRest(currentTarget)).catch(() => undefined)
}

/** Opens the category panel, also for a mouse that rests on it; before the scripts are loaded it links to all products. */
function CatalogueButton() {
  const t = useT()
  const open = useOverlay() === 'categories'
  return (
    <a
      className={styles.catbtn}
      href="/search_result"
      role="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerMove={openOnRest}
      onClick={(event) => {
        preventNavigation(event)
        openOverlay('categories')
      }}
    >
      <Icon name="menu" />
      <span>{t('shell.catalogue')}</span>
    </a>
  )
}

/** From 200 px of scrolling the row is fixed at the top, on phones while the page is scrolled up; its place in the header stays empty. */
function StickyRow({ children }: { children: ReactNode }) {
  const fixed = useSearchFixed()
  const down = useScrolledDown()
  return (
    <div className={styles.place}>
      <div className={`${styles.row} ${fixed ? styles.fixed : ''} ${fixed && down ? styles.away : ''}`}>{children}</div>
    </div>
  )
}
