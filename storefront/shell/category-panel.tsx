import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Link } from 'react-router'
import type { CategoryNode } from '#contract/catalogue/calls.ts'
import { call } from '#storefront/app/client/browser.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { categoryPath } from '#storefront/catalogue/links.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Skeleton } from '#storefront/ui/skeleton.tsx'
import { openPopup } from './popups.ts'

let loaded: CategoryNode[] | undefined

/** The whole catalogue: top categories on the left, the children of the chosen one on the right. */
export default function CategoryPanel() {
  const t = useT()
  const { nodes, failed, load } = useCategories()
  return (
    <Dialog open onClose={() => openPopup(undefined)} title={t('shell.catalogue')} width="panel">
      {nodes ? <Levels nodes={nodes} /> : failed ? <Failed onRetry={load} /> : <Waiting />}
    </Dialog>
  )
}

/** Asked for when the panel is opened first, and kept while the page lives. */
function useCategories() {
  const [nodes, setNodes] = useState(loaded)
  const [failed, setFailed] = useState(false)
  function load() {
    setFailed(false)
    call('GET mall/categories').then(
      (reply) => setNodes((loaded = reply)),
      () => setFailed(true),
    )
  }
  useEffect(() => {
    if (!loaded) load()
  }, [])
  return { nodes, failed, load }
}

function Levels({ nodes }: { nodes: CategoryNode[] }) {
  const [openId, setOpenId] = useState(nodes[0]?.id)
  const open = nodes.find(({ id }) => id === openId)
  return (
    <div className="catpanel" onKeyDown={walk}>
      <nav className="catpanel__top">
        {nodes.map(({ id, typeName, iconPath }) => (
          <Link
            key={id}
            to={categoryPath(id)}
            className={id === openId ? 'on' : undefined}
            aria-current={id === openId ? 'true' : undefined}
            onFocus={() => setOpenId(id)}
            onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && setOpenId(id)}
            onClick={(event) => {
              // A finger has no hover: its first touch opens, the second goes.
              if (id === openId || matchMedia('(hover: hover)').matches) return
              event.preventDefault()
              setOpenId(id)
            }}
          >
            <Icon name={iconPath as IconName} />
            <span>{typeName}</span>
            <Icon name="chevron-right" size={16} />
          </Link>
        ))}
      </nav>
      {open && <Children of={open} />}
    </div>
  )
}

function Children({ of }: { of: CategoryNode }) {
  const t = useT()
  return (
    <div className="catpanel__side">
      <Link className="link" to={categoryPath(of.id)}>
        {t('shell.catalogue.all', { name: of.typeName })}
      </Link>
      <ul>
        {of.categoryList.map(({ id, typeName, picture, count }) => (
          <li key={id}>
            <Link to={categoryPath(id, of.id)}>
              <Picture picture={picture} alt="" sizes="96px" />
              <span>
                {typeName}
                <small>{t('catalogue.items', { count })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Up and down walk through a level, right and left between the two. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const panel = event.currentTarget
  const tops = [...panel.querySelectorAll<HTMLElement>('.catpanel__top a')]
  const children = [...panel.querySelectorAll<HTMLElement>('.catpanel__side a')]
  const inTop = tops.includes(document.activeElement as HTMLElement)
  const level = inTop ? tops : children
  const at = level.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowDown: level[at + 1],
    ArrowUp: level[at - 1],
    ArrowRight: inTop ? children[0] : undefined,
    ArrowLeft: inTop ? undefined : panel.querySelector<HTMLElement>('.catpanel__top .on'),
  }[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Waiting() {
  return (
    <div className="catpanel">
      <div className="catpanel__top grid gap-2">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-11 w-full" />
        ))}
      </div>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <EmptyState
      title={t('shell.catalogue.failed')}
      text={t('shell.catalogue.failed.text')}
      action={<Button onClick={onRetry}>{t('shell.error.again')}</Button>}
    />
  )
}
