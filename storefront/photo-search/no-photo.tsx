import { useState } from 'react'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { asJpeg } from '#storefront/app/client/downscale-image.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Picture, smallPicture } from '#storefront/ui/picture.tsx'
import { openPhotoDialog } from './photo-dialog-store.ts'
import styles from './no-photo.module.css'

/** The page without results: no photo yet, one that is gone, or a search that failed. */
export function NoPhoto({ problem, examples }: { problem: string | undefined; examples: ProductCard[] }) {
  const t = useT()
  if (problem !== undefined && problem !== 'photo.unknown')
    return (
      <EmptyState
        as="h1"
        illustration="circle-alert"
        title={t('photo-search.problem.title')}
        text={t('photo-search.problem.text')}
        action={<Button onClick={() => location.reload()}>{t('photo-search.retry')}</Button>}
      />
    )
  return (
    <EmptyState
      as="h1"
      illustration="camera"
      title={t(problem ? 'photo-search.gone.title' : 'photo-search.title')}
      text={t(problem ? 'photo-search.gone.text' : 'photo-search.description')}
      action={
        <>
          <noscript>
            <p className={styles.noScript}>{t('photo-search.noScript')}</p>
          </noscript>
          <Button icon="image" onClick={() => openPhotoDialog()}>
            {t('photo-search.pick.choose')}
          </Button>
          {examples.length > 0 && <Examples cards={examples} />}
        </>
      }
    />
  )
}

/** Pictures of products to try the search with, for who has no photo at hand. */
function Examples({ cards }: { cards: ProductCard[] }) {
  const t = useT()
  const [busyId, setBusyId] = useState<number>()
  async function choose({ productId, picture }: ProductCard) {
    setBusyId(productId)
    try {
      const reply = await fetch(smallPicture(picture))
      openPhotoDialog(await asJpeg(await reply.blob()))
    } catch (error) {
      toastFailure(error, t('photo-search.failed.title'))
    } finally {
      setBusyId(undefined)
    }
  }
  return (
    <div className={styles.examples}>
      <p>{t('photo-search.examples')}</p>
      <ul>
        {cards.map((card) => (
          <li key={card.productId}>
            <button
              type="button"
              aria-label={t('photo-search.example', { name: card.name })}
              aria-busy={busyId === card.productId || undefined}
              disabled={busyId !== undefined}
              onClick={() => void choose(card)}
            >
              <Picture picture={card.picture} alt="" sizes="88px" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
