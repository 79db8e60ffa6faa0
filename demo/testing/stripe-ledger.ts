import { randomBytes } from 'node:crypto'

export type Params = Record<string, string>

/** A rejection, as Stripe words it. */
export class StripeError extends Error {
  readonly status: number
  readonly code: string

  constructor(code: string, status = 400) {
    super(code)
    this.status = status
    this.code = code
  }
}

interface Intent {
  id: string
  object: 'payment_intent'
  status: 'requires_payment_method' | 'requires_capture' | 'processing' | 'succeeded' | 'canceled'
  amount: number
  amount_received: number
  currency: string
  capture_method: string
  customer: string | null
  metadata: Record<string, string>
}
interface Session {
  id: string
  object: 'checkout.session'
  mode: 'payment' | 'setup'
  status: 'open' | 'complete' | 'expired'
  url: string | null
  customer: string | null
  payment_intent: string | null
  setup_intent: string | null
  metadata: Record<string, string>
  params: Params
}
interface PaymentMethod {
  id: string
  object: 'payment_method'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}
interface Refund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  failure_reason?: string
  metadata: Record<string, string>
}

const isMade = ({ status }: Refund): boolean => status !== 'failed'

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new StripeError('resource_missing', 404)
  return value
}

/** What Stripe knows: its objects, how they move, and the events that say so. */
export class StripeLedger {
  readonly sessions = new Map<string, Session>()
  readonly intents = new Map<string, Intent>()
  readonly customers = new Set<string>()
  readonly methods = new Map<string, PaymentMethod>()
  readonly setups = new Map<string, { id: string; payment_method: string }>()
  readonly refunds: Refund[] = []
  /** Of PaymentIntents that the bank decides on, or that it has returned. */
  readonly disputed = new Set<string>()
  /** The next refunds fail at once, for this reason. */
  failure: string | undefined
  /** Bodies of webhooks, the oldest first. */
  readonly events: string[] = []
  /** The origin of the pages that shoppers are sent to. */
  pagesOrigin = 'https://checkout.stripe.example'
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** One request's reply. @throws StripeError */
  answer(method: string, path: string, params: Params): object {
    const [, , resource = '', ...rest] = path.split('/')
    const route = `${method} ${resource}`
    if (path.startsWith('/v1/checkout/sessions')) return this.#session(method, rest.slice(1), params)
    if (route === 'POST customers') return this.#createCustomer()
    if (route === 'DELETE customers') return this.#deleteCustomer(rest[0]!)
    if (route === 'GET payment_intents') return { ...must(this.intents.get(rest[0]!)) }
    if (resource === 'payment_intents') return this.#move(must(this.intents.get(rest[0]!)), rest[1]!)
    if (route === 'GET refunds') return { data: this.refunds.filter((each) => each.payment_intent === params.payment_intent) }
    if (route === 'POST refunds') return this.#refund(params)
    if (route === 'GET payment_methods') return must(this.methods.get(rest[0]!))
    if (route === 'POST payment_methods') return this.#detach(must(this.methods.get(rest[0]!)))
    if (route === 'GET setup_intents') {
      const setup = must(this.setups.get(rest[0]!))
      return { ...setup, payment_method: must(this.methods.get(setup.payment_method)) }
    }
    throw new StripeError('url_invalid', 404)
  }

  #session(method: string, [sessionId, action]: string[], params: Params): object {
    if (!sessionId) return this.#createSession(params)
    const session = must(this.sessions.get(sessionId))
    if (method === 'POST' && action === 'expire') {
      if (session.status !== 'open') throw new StripeError('resource_invalid_state')
      Object.assign(session, { status: 'expired', url: null })
    }
    return { ...session, payment_intent: session.payment_intent ? this.intents.get(session.payment_intent) : null }
  }

  #createSession(params: Params): object {
    const { mode } = params
    const absolute = (name: string) => URL.canParse(params[name] ?? '')
    if ((mode !== 'payment' && mode !== 'setup') || !absolute('success_url') || !absolute('cancel_url'))
      throw new StripeError('parameter_invalid')
    if (params['payment_method_types[0]'] !== undefined) throw new StripeError('parameter_unknown')
    if (params['allowed_payment_method_types[0]'] !== 'card') throw new StripeError('parameter_missing')
    if (params.customer && !this.customers.has(params.customer)) throw new StripeError('resource_missing')
    if (mode === 'payment') {
      const ends = Number(params.expires_at) - this.#now().getTime() / 1000
      if (ends < 30 * 60 || ends > 24 * 3600) throw new StripeError('parameter_invalid')
      if (!(Number(params['line_items[0][price_data][unit_amount]']) > 0)) throw new StripeError('parameter_invalid')
      if (params['line_items[0][price_data][currency]'] !== 'gel') throw new StripeError('parameter_invalid')
    } else if (!params.customer) throw new StripeError('parameter_missing')
    const session: Session = {
      ...{ id: id('cs_test'), object: 'checkout.session', mode, status: 'open', customer: params.customer ?? null },
      ...{ payment_intent: null, setup_intent: null, metadata: metadataOf(params, 'metadata'), params, url: null },
    }
    session.url = `${this.pagesOrigin}/c/pay/${session.id}`
    this.sessions.set(session.id, session)
    return { ...session }
  }

  #createCustomer(): object {
    const customer = id('cus')
    this.customers.add(customer)
    return { id: customer, object: 'customer' }
  }

  #deleteCustomer(customer: string): object {
    if (!this.customers.delete(customer)) throw new StripeError('resource_missing', 404)
    for (const method of this.methods.values()) if (method.customer === customer) method.customer = null
    return { id: customer, deleted: true }
  }

  #move(intent: Intent, action: string): object {
    if (intent.status !== 'requires_capture') throw new StripeError('payment_intent_unexpected_state')
    if (action === 'capture') Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
    else Object.assign(intent, { status: 'canceled' })
    this.#report(action === 'capture' ? 'payment_intent.succeeded' : 'payment_intent.canceled', intent)
    return { ...intent }
  }

  #refund({ payment_intent, amount, ...params }: Params): object {
    const intent = must(this.intents.get(payment_intent ?? ''))
    const returned = this.#returned(intent)
    if (this.disputed.has(intent.id)) throw new StripeError('charge_disputed')
    if (intent.status === 'succeeded' && returned === intent.amount_received) throw new StripeError('charge_already_refunded')
    if (intent.status !== 'succeeded' || returned + Number(amount) > intent.amount_received) throw new StripeError('parameter_invalid')
    const metadata = metadataOf(params, 'metadata')
    const refund: Refund = {
      ...{ id: id('re'), object: 'refund', payment_intent: intent.id, status: this.failure ? 'failed' : 'succeeded' },
      ...(this.failure ? { failure_reason: this.failure } : {}),
      amount: Number(amount),
      metadata,
    }
    this.refunds.push(refund)
    return refund
  }

  #returned(intent: Intent): number {
    return this.refunds.filter((each) => each.payment_intent === intent.id && isMade(each)).reduce((sum, each) => sum + each.amount, 0)
  }

  /** The shopper's bank does not accept a refund that was on its way. */
  failRefund(refund: Refund, reason: string): void {
    Object.assign(refund, { status: 'failed', failure_reason: reason })
    this.#report('refund.failed', refund)
  }

  /** Somebody returns money in the dashboard; the charge has none of our metadata. */
  returnInDashboard(intent: Intent, amount: number): void {
    this.#refund({ payment_intent: intent.id, amount: String(amount) })
    const refunded = this.#returned(intent)
    this.#report('charge.refunded', this.#chargeOf(intent, { amount_refunded: refunded }))
  }

  /** A shopper disputes a payment at the bank, or the bank has decided. */
  dispute(intent: Intent, status: 'needs_response' | 'won' | 'lost'): void {
    if (status === 'won') this.disputed.delete(intent.id)
    else this.disputed.add(intent.id)
    const dispute = { id: id('dp'), object: 'dispute', amount: intent.amount, payment_intent: intent.id, status, metadata: {} }
    this.#report(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', dispute)
  }

  #chargeOf(intent: Intent, more: object): object {
    return { id: id('ch'), object: 'charge', amount: intent.amount, payment_intent: intent.id, metadata: {}, ...more }
  }

  #detach(method: PaymentMethod): object {
    if (!method.customer) throw new StripeError('invalid_request_error')
    method.customer = null
    return method
  }

  /** A shopper pays on the session's page; with `processing` the bank takes its time. */
  pay(sessionId: string, status?: 'processing'): Intent {
    const session = this.#open(sessionId)
    const intent = this.#intent(session)
    const isManual = intent.capture_method === 'manual'
    intent.status = status ?? (isManual ? 'requires_capture' : 'succeeded')
    if (intent.status === 'succeeded') intent.amount_received = intent.amount
    Object.assign(session, { status: 'complete', url: null })
    this.#report('checkout.session.completed', session)
    if (!status) this.#report(isManual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent)
    return intent
  }

  /** The bank declines a card; the page stays open. */
  decline(sessionId: string): void {
    this.#report('payment_intent.payment_failed', this.#intent(this.#open(sessionId)))
  }

  /** A shopper saves a card on the session's page. */
  saveCard(sessionId: string, card: PaymentMethod['card']): PaymentMethod {
    const session = this.#open(sessionId)
    const method: PaymentMethod = { id: id('pm'), object: 'payment_method', customer: session.customer, card }
    this.methods.set(method.id, method)
    const setup = { id: id('seti'), payment_method: method.id }
    this.setups.set(setup.id, setup)
    Object.assign(session, { status: 'complete', url: null, setup_intent: setup.id })
    this.#report('checkout.session.completed', session)
    return method
  }

  #open(sessionId: string): Session {
    const session = must(this.sessions.get(sessionId))
    if (session.status !== 'open') throw new Error(`The session ${sessionId} is ${session.status}`)
    return session
  }

  #intent(session: Session): Intent {
    const known = session.payment_intent ? this.intents.get(session.payment_intent) : undefined
    if (known) return known
    const { params, customer } = session
    const amount = Number(params['line_items[0][price_data][unit_amount]'])
    const intent: Intent = {
      ...{
        id: id('pi'),
        object: 'payment_intent',
        status: 'requires_payment_method',
        amount,
        amount_received: 0,
        currency: 'gel',
        customer,
      },
      capture_method: params['payment_intent_data[capture_method]'] ?? 'automatic',
      metadata: metadataOf(params, 'payment_intent_data[metadata]'),
    }
    this.intents.set(intent.id, intent)
    session.payment_intent = intent.id
    return intent
  }

  #report(type: string, object: object): void {
    const created = Math.floor(this.#now().getTime() / 1000)
    this.events.push(JSON.stringify({ id: id('evt'), object: 'event', type, livemode: false, created, data: { object } }))
  }
}

function metadataOf(params: Params, name: string): Record<string, string> {
  const entries = Object.entries(params).filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}
