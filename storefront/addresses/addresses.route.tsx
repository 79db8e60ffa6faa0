import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Address } from '#contract/addresses/calls.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useLoaded } from '#storefront/app/state/use-state-of.ts'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PagePanel } from '#storefront/ui/layout/panel.tsx'
import { undoable } from '#storefront/ui/overlays/toast-store.ts'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'
import styles from './address-list.module.css'

export const loader = memberLoader(async ({ api }) => ({ loaded: await api.addresses.list() }))

export default memberRoute<typeof loader>(AddressBook)

function AddressBook({ loaded }: ContentOf<typeof loader>) {
  const t = useT()
  const [book, setBook] = useLoaded(loaded)
  const [open, setOpen] = useState<{ address?: Address } | null>(null)
  const { revalidate } = useRevalidator()

  // The menu's count is loaded by the page around this one.
  const { run: change } = useAction((ask: () => Promise<Address[]>) => ask(), { onDone: setBook, revalidate: true })
  async function remove({ id }: Address) {
    if (!(await change(() => api.addresses.remove({ id })))) return
    undoable({
      text: t('addresses.removed'),
      undo: () => void change(() => api.addresses.restore({ id })),
    })
  }
  const add = (
    <Button icon="plus" onClick={() => setOpen({})}>
      {t('addresses.add')}
    </Button>
  )
  return (
    <PagePanel title={t('addresses.title')} tools={book.length > 0 && add}>
      {book.length === 0 ? (
        <EmptyState illustration="map-pin" title={t('addresses.empty.title')} text={t('addresses.empty.text')} action={add} />
      ) : (
        <ul className={styles.addresses}>
          {book.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => setOpen({ address })}
              onRemove={() => void remove(address)}
              onDefault={() => void change(() => api.addresses.setDefault({ id: address.id }))}
            />
          ))}
        </ul>
      )}
      {open && (
        <AddressDialog
          address={open.address}
          onClose={() => setOpen(null)}
          // It was deleted on another page.
          onRejected={revalidate}
          onSaved={() => {
            setOpen(null)
            void change(() => api.addresses.list())
          }}
        />
      )}
    </PagePanel>
  )
}
