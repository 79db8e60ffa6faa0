import type { Message } from './messages.ts'

interface Payment {
  state: 'authorised' | 'captured' | 'voided'
  authorised: number
  captured: number
  /** By the part that each is for. */
  refunds: Map<string, number>
  version: number
}

/** A payment provider as they are: it does the same thing once for its key, and repeats its callbacks until they are answered with success. */
export class Bank {
  readonly payments = new Map<string, Payment>()
  /** Callbacks that nobody has answered for yet. */
  readonly due = new Map<string, Message>()

  /** The shopper agrees on the bank's page, which may be long open. */
  authorise(purchaseId: string, total: number): void {
    if (this.payments.has(purchaseId)) return
    this.payments.set(purchaseId, { state: 'authorised', authorised: total, captured: 0, refunds: new Map(), version: 0 })
    this.callBack(purchaseId)
  }

  /** The bank gives back what it has blocked, as it does after some days or for a card that was closed. */
  lapse(purchaseId: string): void {
    const payment = this.payments.get(purchaseId)
    if (payment?.state !== 'authorised') return
    payment.state = 'voided'
    this.callBack(purchaseId)
  }

  receive({ purchaseId, content }: Message): void {
    const payment = this.payments.get(purchaseId)
    switch (content.kind) {
      case 'capture':
        if (payment?.state !== 'authorised') return
        payment.state = 'captured'
        payment.captured += content.amount
        return this.callBack(purchaseId)
      case 'void':
        if (payment && payment.state !== 'authorised') return
        this.payments.set(purchaseId, { ...(payment ?? { authorised: 0, captured: 0, refunds: new Map(), version: 0 }), state: 'voided' })
        return this.callBack(purchaseId)
      case 'refund':
        return void payment!.refunds.set(content.part, content.amount)
      default:
        throw new Error(`${content.kind} is no message to the bank`)
    }
  }

  private callBack(purchaseId: string): void {
    const payment = this.payments.get(purchaseId)!
    const version = ++payment.version
    const key = `${purchaseId} ${version}`
    const content = { kind: 'state', state: payment.state, version } as const
    this.due.set(key, { key, from: 'bank', to: 'members', purchaseId, content })
  }
}
