import type { Observed } from './group-trial.ts'

interface Purchase {
  member: number
  seat: 'claimed' | 'authorised' | 'confirmed' | 'released'
  purchase: 'open' | 'authorised' | 'paid' | 'expired' | 'cancelled' | 'voided'
  bank: 'open' | 'authorised' | 'captured' | 'void'
  authorised: boolean
  voided: boolean
  captured: boolean
  expiresAt: number
  /** The bank's callback: none, sent and not delivered, delivered. */
  callback: 'none' | 'sent' | 'delivered'
}

const minute = 60_000
const sum = 3900

/**
 * What a group is to do, in as few words as can be: the model that the real one is compared with after every step. Times are ms since
 * the trial began.
 */
export class GroupModel {
  state: 'none' | 'open' | 'succeeded' | 'expired' | 'cancelled' = 'none'
  leader = -1
  deadline = 0
  now = 0
  claimed = 0
  paid = 0
  readonly purchases: Purchase[] = []
  readonly size: number

  constructor(size: number) {
    this.size = size
  }

  private active = () => this.purchases.filter(({ seat }) => seat === 'claimed' || seat === 'authorised')
  private count(): void {
    this.claimed = this.active().length
    this.paid = this.purchases.filter(({ seat }) => seat === 'authorised').length
  }

  place(member: number): string | undefined {
    if (this.state === 'none') {
      this.state = 'open'
      this.leader = member
      this.deadline = this.now + 24 * 60 * minute
    } else {
      if (this.state !== 'open' || this.now >= this.deadline || this.paid === 0) return 'group.over'
      if (this.active().some((each) => each.member === member)) return 'group.alreadyIn'
      if (this.claimed === this.size) return 'group.full'
    }
    const empty = { authorised: false, voided: false, captured: false, callback: 'none' } as const
    this.purchases.push({ member, seat: 'claimed', purchase: 'open', bank: 'open', expiresAt: this.now + 10 * minute, ...empty })
    this.count()
    return undefined
  }

  pay(place: number): void {
    const purchase = this.purchases[place]!
    if (purchase.bank === 'open') purchase.bank = 'authorised'
    if (purchase.bank !== 'void' && purchase.callback === 'none') purchase.callback = 'sent'
  }

  deliver(place: number): void {
    const purchase = this.purchases[place]!
    if (purchase.callback === 'none') return
    purchase.callback = 'delivered'
    if (purchase.authorised) return
    purchase.authorised = true
    if (purchase.purchase !== 'open') return
    if (this.state !== 'open' || this.now >= this.deadline) return this.end(purchase, 'expired')
    purchase.purchase = purchase.seat = 'authorised'
    this.count()
    if (this.paid < this.size) return
    this.state = 'succeeded'
    for (const each of this.active()) each.seat = 'confirmed'
  }

  private end(purchase: Purchase, how: 'expired' | 'cancelled' | 'voided'): void {
    purchase.purchase = how
    if (purchase.seat === 'released') return
    purchase.seat = 'released'
    if (this.state !== 'open') return
    this.count()
    const [first] = this.active()
    if (!first) this.state = 'cancelled'
    else if (!this.active().some(({ member }) => member === this.leader)) this.leader = first.member
  }

  leave(place: number): string | undefined {
    const purchase = this.purchases[place]!
    const leaves = this.state === 'open' && (purchase.purchase === 'open' || purchase.purchase === 'authorised')
    if (!leaves) return this.leaveLate(purchase)
    this.end(purchase, purchase.purchase === 'open' ? 'cancelled' : 'voided')
    return undefined
  }

  /** A seat that its group released with its own end: what is left of its purchase may be cancelled. */
  private leaveLate(purchase: Purchase): string | undefined {
    if (purchase.seat !== 'released' || (purchase.purchase !== 'open' && purchase.purchase !== 'authorised')) return 'group.cannotLeave'
    purchase.purchase = purchase.purchase === 'open' ? 'cancelled' : 'voided'
    return undefined
  }

  expireUnpaid(): void {
    for (const purchase of this.purchases) if (purchase.purchase === 'open' && purchase.expiresAt <= this.now) this.end(purchase, 'expired')
  }

  expireGroup(): void {
    if (this.state !== 'open' || this.now < this.deadline) return
    this.state = 'expired'
    for (const purchase of this.active()) purchase.seat = 'released'
  }

  drain(): void {
    this.purchases.forEach((purchase, place) => purchase.callback === 'sent' && this.deliver(place))
    for (const purchase of this.purchases) {
      if (purchase.seat === 'released') {
        if (purchase.purchase === 'open') purchase.purchase = 'expired'
        if (purchase.purchase === 'authorised') purchase.purchase = 'voided'
        purchase.bank = 'void'
        purchase.voided = purchase.authorised
      }
      if (purchase.seat === 'confirmed') {
        purchase.bank = 'captured'
        purchase.captured = true
        purchase.purchase = 'paid'
      }
    }
  }

  /** The model in the words of what the database holds. */
  observe(): Observed {
    const { state, claimed, paid, leader } = this
    // An ended group keeps the counts that it ended with.
    const purchases = this.purchases.map(({ seat, purchase, bank, authorised, captured, voided }) => ({
      ...{ seat, purchase, bank },
      payment: purchase === 'open' ? 'unpaid' : purchase,
      authorised: authorised ? sum : 0,
      captured: captured ? sum : 0,
      voided: voided ? sum : 0,
    }))
    const units = (...states: Purchase['purchase'][]) => this.purchases.filter((each) => states.includes(each.purchase)).length
    return {
      group: state === 'none' ? undefined : { state, claimed, paid, leader },
      purchases,
      reserved: units('open', 'authorised'),
      sold: units('paid'),
    }
  }
}
