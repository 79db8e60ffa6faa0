import { useEffect } from 'react'
import { Link, redirect, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import type { PaymentView } from '#contract/payments/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { PageTitle } from '#storefront/ui/page-title.tsx'
import { Spinner } from '#storefront/ui/spinner.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { loadPayment } from './load-payment.ts'

export const handle: RouteHandle = { catalogues: ['checkout'] }
export const clientLoader = withCatalogues('checkout')

/** The outcome comes from the server, never from the address: an unpaid payment redirects to `/fail`. */
export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (page) => {
    const payment = await loadPayment(page, args.request)
    if (['declined', 'expired', 'cancelled', 'refunded'].includes(payment.state)) throw redirect(`/fail?payment=${payment.id}`)
    return payment
  })
}

export default function SuccessRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(payment) => <OrderConfirmation payment={payment} />}</MemberPage>
}

function OrderConfirmation({ payment }: { payment: PaymentView }) {
  const t = useT()
  const waiting = payment.state === 'waiting'
  usePoll(waiting)
  return (
    <div className="frame outcome">
      <PageTitle title={t('checkout.success.title')} />
      <span className={waiting ? 'outcome__mark' : 'outcome__mark outcome__mark--ok'}>
        {waiting ? <Spinner /> : <Icon name="check" size={28} />}
      </span>
      <h1 className="h1">{t(waiting ? 'checkout.success.waiting' : 'checkout.success.title')}</h1>
      <p role="status">{statusText(payment, t)}</p>
      <OrderNumbers orderNos={payment.orderNos} />
      {!waiting && <NextSteps />}
      <div className="outcome__acts">
        <LinkButton to={`/orderDetail/${payment.orderNos[0]}`}>{t('checkout.success.view')}</LinkButton>
        <LinkButton kind="line" to="/home">
          {t('checkout.success.more')}
        </LinkButton>
      </div>
    </div>
  )
}

function statusText(payment: PaymentView, t: ReturnType<typeof useT>): string {
  if (payment.state === 'waiting') return t('checkout.success.waitingText')
  return t(payment.method === 'cash' ? 'checkout.success.cash' : 'checkout.success.paid', { total: formatGel(payment.total) })
}

/** The provider's callback may arrive after the browser: reloads the state every two seconds. */
function usePoll(waiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void revalidate(), 2000)
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}

function OrderNumbers({ orderNos }: { orderNos: string[] }) {
  const t = useT()
  async function copy(orderNo: string) {
    await navigator.clipboard.writeText(orderNo)
    toast({ text: t('checkout.success.copied'), kind: 'ok' })
  }
  return (
    <div className="outcome__numbers">
      <p className="text-muted">{t('checkout.success.numbers', { count: orderNos.length })}</p>
      <ul>
        {orderNos.map((orderNo) => (
          <li key={orderNo}>
            <Link className="link num" to={`/orderDetail/${orderNo}`}>
              {orderNo}
            </Link>
            <button type="button" aria-label={`${t('checkout.success.copy')} ${orderNo}`} onClick={() => void copy(orderNo)}>
              <Icon name="copy" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NextSteps() {
  const t = useT()
  return (
    <section className="outcome__next">
      <h2>{t('checkout.success.next')}</h2>
      <ol>
        <li>{t('checkout.success.next1')}</li>
        <li>{t('checkout.success.next2')}</li>
        <li>{t('checkout.success.next3')}</li>
      </ol>
    </section>
  )
}
