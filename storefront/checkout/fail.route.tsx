import { useRef, useState } from 'react'
import { redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { PaymentView } from '#contract/payments/calls.ts'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { formatTime } from '#storefront/ui/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { PageTitle } from '#storefront/ui/page-title.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { loadPayment } from './load-payment.ts'

export const handle: RouteHandle = { catalogues: ['checkout', 'errors'] }
export const clientLoader = withCatalogues('checkout', 'errors')

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (page) => {
    const payment = await loadPayment(page, args.request)
    if (payment.state === 'succeeded' || payment.state === 'onDelivery') throw redirect(`/success?payment=${payment.id}`)
    return payment
  })
}

export default function FailRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(payment) => <PaymentFailure payment={payment} />}</MemberPage>
}

const stateTexts = {
  waiting: 'checkout.fail.waiting',
  declined: 'checkout.fail.declined',
  expired: 'checkout.fail.expired',
  cancelled: 'checkout.fail.cancelled',
  refunded: 'checkout.fail.refunded',
} as const

function PaymentFailure({ payment }: { payment: PaymentView }) {
  const t = useT()
  const { busy, pay } = usePaymentRetry(payment)
  const open = payment.state === 'waiting' || payment.state === 'declined'
  return (
    <div className="frame outcome">
      <PageTitle title={t('checkout.fail.title')} />
      <span className="outcome__mark outcome__mark--deal">
        <Icon name="x" size={28} />
      </span>
      <h1 className="h1">{t('checkout.fail.title')}</h1>
      <p>{t(stateTexts[payment.state as keyof typeof stateTexts])}</p>
      {open && payment.expiresAt && <p className="text-muted">{t('checkout.fail.held', { time: formatTime(payment.expiresAt) })}</p>}
      <div className="outcome__acts">
        {open && (
          <Button size="lg" busy={busy === 'sandbox'} onClick={() => void pay('sandbox')}>
            {t('checkout.fail.retry')}
          </Button>
        )}
        {open && (
          <Button kind="line" size="lg" busy={busy === 'cash'} onClick={() => void pay('cash')}>
            {t('checkout.fail.cash')}
          </Button>
        )}
        <LinkButton kind={open ? 'quiet' : 'fill'} to={`/orderDetail/${payment.orderNos[0]}`}>
          {t('checkout.fail.order')}
        </LinkButton>
      </div>
    </div>
  )
}

/** Pays again. Each attempt has an idempotency key; a press repeated while it is in flight reuses the key. */
function usePaymentRetry(payment: PaymentView) {
  const [busy, setBusy] = useState<PaymentMethod>()
  const keys = useRef<Partial<Record<PaymentMethod, string>>>({})
  const navigate = useNavigate()

  async function pay(method: PaymentMethod) {
    setBusy(method)
    const idempotencyKey = (keys.current[method] ??= crypto.randomUUID())
    try {
      const updated = await api.payments.pay({ id: payment.id, method }, { idempotencyKey })
      if (updated.redirectUrl && method !== 'cash') return window.location.assign(updated.redirectUrl)
      await navigate(`/success?payment=${payment.id}`)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      delete keys.current[method]
      toast({ text: error.message, kind: 'error' })
      setBusy(undefined)
    }
  }
  return { busy, pay }
}
