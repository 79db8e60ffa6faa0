import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import type { Address } from '#contract/addresses/calls.ts'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useLoaded } from '#storefront/app/state/use-loaded.ts'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { undoable } from '#storefront/ui/overlays/toast-store.ts'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './address-list.module.css'

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, ({ api }) => api.addresses.list())
}

export default function AddressesRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(book) => <AddressBook loaded={book} />}</MemberPage>
}

type Open = { address?: Address } | null

function AddressBook({ loaded }: { loaded: Address[] }) {
  const t = useT()
  const [book, setBook] = useLoaded(loaded)
  const [open, setOpen] = useState<Open>(null)
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
    <section className={panelStyles.panel}>
      <PageTitle title={t('addresses.title')} />
      <div className={panelStyles.panelHead}>
        <h1 className={panelStyles.panelTitle}>{t('addresses.title')}</h1>
        {book.length > 0 && <span className={panelStyles.more}>{add}</span>}
      </div>
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
    </section>
  )
}
