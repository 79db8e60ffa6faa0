import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { SavedCard } from '#contract/payments/calls.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useLoaded } from '#storefront/app/state/use-state-of.ts'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PagePanel } from '#storefront/ui/layout/panel.tsx'
import { toast, undoable } from '#storefront/ui/overlays/toast-store.ts'
import { CardRow } from './card-row.tsx'
import styles from './my-cards.module.css'

export const loader = memberLoader(async ({ api }) => ({ loaded: await api.payments.cards() }))

export default memberRoute<typeof loader>(Cards)

/** The member's saved cards. Adding one leads to the payment provider's page and back. */
function Cards({ loaded }: ContentOf<typeof loader>) {
  const t = useT()
  const [cards, setCards] = useLoaded(loaded)
  useAddedNotice(loaded)
  // The menu's count is loaded by the page around this one.
  const { run: change } = useAction((ask: () => Promise<SavedCard[]>) => ask(), { onDone: setCards, revalidate: true })
  const { busy, run: addCard } = useAction(() => api.payments.addCard({}), {
    onDone: ({ redirectUrl }) => window.location.assign(redirectUrl),
  })
  async function remove({ id }: SavedCard) {
    if (!(await change(() => api.payments.removeCard({ id })))) return
    undoable({ text: t('payments.cards.removed'), undo: () => void change(() => api.payments.restoreCard({ id })) })
  }
  const add = (
    <Button icon="plus" busy={busy} onClick={() => void addCard()}>
      {t('payments.cards.add')}
    </Button>
  )
  return (
    <PagePanel title={t('payments.cards.title')} tools={cards.length > 0 && add}>
      {cards.length === 0 ? (
        <EmptyState illustration="credit-card" title={t('payments.cards.empty')} text={t('payments.cards.empty.text')} action={add} />
      ) : (
        <>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                onDefault={() => void change(() => api.payments.setDefaultCard({ id: card.id }))}
                onRemove={() => void remove(card)}
              />
            ))}
          </ul>
          <p className={`muted ${styles.about}`}>{t('payments.cards.about')}</p>
        </>
      )}
    </PagePanel>
  )
}

/** Says what became of a card, once, after the way back from the provider. */
function useAddedNotice(cards: SavedCard[]) {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const isBack = query.has('added')
  const hasFailed = query.has('failed')
  const isPending = query.has('pending')
  useEffect(() => {
    if (!isBack && !hasFailed && !isPending) return
    if (isPending) toast({ text: t('payments.cards.pending'), kind: 'info' })
    else if (hasFailed) toast({ text: t('payments.cards.unavailable'), kind: 'error' })
    else if (cards.length > 0) toast({ text: t('payments.cards.added'), kind: 'ok' })
    setQuery({}, { replace: true })
  }, [isBack, hasFailed, isPending, cards.length, setQuery, t])
}
