import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { CategoryNode } from '#contract/catalogue/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { categoryPath } from '#storefront/catalogue/links.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Skeleton } from '#storefront/ui/feedback/skeleton.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { openOverlay } from '../overlays.ts'
import { CategoryProducts } from './category-products.tsx'
import { isPreview } from './open-on-rest.ts'
import { PanelPreview } from './panel-preview.tsx'
import styles from './category-panel.module.css'

/** The way of a mouse from a root category to what it shows crosses others, which stay closed. */
const crossingMs = 80

/** The category tree: root categories on the left, the children of the open one on the right. */
export default function CategoryPanel() {
  const t = useT()
  const { data: nodes, error, reload } = useCall('catalogue.categories', () => api.catalogue.categories())
  const [openId, setOpenId] = useState<number>()
  useEffect(() => () => isPreview.set(false), [])
  const levels = nodes ? (
    <CategoryLevels nodes={nodes} openId={openId ?? nodes[0]?.id} setOpenId={setOpenId} />
  ) : error !== undefined ? (
    <LoadError onRetry={() => void reload()} />
  ) : (
    <CategoriesSkeleton />
  )
  if (isPreview.use()) return <PanelPreview title={t('shell.catalogue')}>{levels}</PanelPreview>
  return (
    <Dialog open onClose={() => openOverlay(undefined)} title={t('shell.catalogue')} width="panel">
      {levels}
    </Dialog>
  )
}

interface CategoryLevelsProps {
  nodes: CategoryNode[]
  openId: number | undefined
  setOpenId: (id: number) => void
}

function CategoryLevels({ nodes, openId, setOpenId }: CategoryLevelsProps) {
  const crossing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = nodes.find(({ id }) => id === openId)
  return (
    <div className={styles.catpanel} onKeyDown={moveFocus}>
      <nav className={styles.top}>
        {nodes.map(({ id, categoryName, iconPath }) => (
          <Link
            key={id}
            to={categoryPath(id)}
            className={id === openId ? styles.on : undefined}
            aria-current={id === openId ? 'true' : undefined}
            onFocus={() => setOpenId(id)}
            onPointerEnter={(event: PointerEvent) => {
              if (event.pointerType === 'mouse') crossing.current = setTimeout(() => setOpenId(id), crossingMs)
            }}
            onPointerLeave={() => clearTimeout(crossing.current)}
            onClick={(event) => {
              // A touch screen has no hover: the first tap opens, the second follows the link.
              if (id === openId || matchMedia('(hover: hover)').matches) return
              preventNavigation(event)
              setOpenId(id)
            }}
          >
            <Icon name={iconPath as IconName} />
            <span>{categoryName}</span>
            <Icon name="chevron-right" size={16} />
          </Link>
        ))}
      </nav>
      {open && <Subcategories of={open} />}
    </div>
  )
}

function Subcategories({ of }: { of: CategoryNode }) {
  const t = useT()
  return (
    <div className={styles.side}>
      <Link className="link" to={categoryPath(of.id)}>
        {t('shell.catalogue.all', { name: of.categoryName })}
      </Link>
      <ul>
        {of.categoryList.map(({ id, categoryName, picture, count }) => (
          <li key={id}>
            <Link to={categoryPath(id, of.id)}>
              <Picture picture={picture} alt="" sizes="(max-width: 767px) 64px, 220px" />
              <span>
                <Words>{categoryName}</Words>
                <small>{t('catalogue.items', { count })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <CategoryProducts key={of.id} of={of} />
    </div>
  )
}

/** The arrow keys: up and down within a level, left and right between the two. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const panel = event.currentTarget
  const rootLinks = [...panel.querySelectorAll<HTMLElement>(`.${styles.top} a`)]
  const childLinks = [...panel.querySelectorAll<HTMLElement>(`.${styles.side} a`)]
  const inRoots = rootLinks.includes(document.activeElement as HTMLElement)
  const level = inRoots ? rootLinks : childLinks
  const position = level.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowDown: level[position + 1],
    ArrowUp: level[position - 1],
    ArrowRight: inRoots ? childLinks[0] : undefined,
    ArrowLeft: inRoots ? undefined : panel.querySelector<HTMLElement>(`.${styles.top} .${styles.on}`),
  }[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function CategoriesSkeleton() {
  return (
    <div className={styles.catpanel}>
      <div className={`${styles.top} ${styles.wait}`}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className={styles.bar} />
        ))}
      </div>
    </div>
  )
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <EmptyState
      title={t('shell.catalogue.failed')}
      text={t('shell.catalogue.failed.text')}
      action={<Button onClick={onRetry}>{t('shell.error.again')}</Button>}
    />
  )
}
