import { send, type Content, type Line, type Message, type Pod } from './messages.ts'
import { nextStep, type PurchaseFacts, type PurchaseState } from './purchase-rules.ts'
import type { Transaction } from './transaction.ts'

/** ms in which a purchase is to be paid. */
export const timeToPay = 15 * 60_000
/** ms that pods reserve longer, so that a payment of the last moment finds its units. */
export const reserveLonger = 5 * 60_000

export interface Submission {
  member: string
  /** Of the shopper's device: the same submission again is the same purchase. */
  key: string
  lines: Partial<Record<Pod, Line[]>>
}

const totalOf = (lines: Line[]) => lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)

/** Notes what a shopper wants, and asks every pod to reserve its part. @returns the purchase, made now or before */
export async function begin(tx: Transaction, { member, key, lines }: Submission, now: Date): Promise<string> {
  const parts = Object.entries(lines) as [Pod, Line[]][]
  const expiresAt = new Date(now.getTime() + timeToPay)
  const [made] = await tx.query<{ id: string }>(
    `insert into purchases (member, key, total, expires_at) values ($1, $2, $3, $4) on conflict (member, key) do nothing returning id`,
    [member, key, totalOf(parts.flatMap(([, each]) => each)), expiresAt],
  )
  if (!made) {
    const [before] = await tx.query<{ id: string }>(`select id from purchases where member = $1 and key = $2`, [member, key])
    return before!.id
  }
  const totals = [...parts.map(([pod, each]) => [pod, totalOf(each)] as const), ['bank', 0] as const]
  await tx.query(`insert into purchase_parts (purchase_id, participant, total) select $1, * from unnest($2::text[], $3::int[])`, [
    made.id,
    totals.map(([participant]) => participant),
    totals.map(([, total]) => total),
  ])
  const until = new Date(expiresAt.getTime() + reserveLonger).toISOString()
  for (const [pod, each] of parts) await sendTo(tx, made.id, pod, { kind: 'reserve', lines: each, expiresAt: until })
  return made.id
}

/** An order or payment has changed. What is older than what is known changes nothing. */
export async function receive(tx: Transaction, { from, purchaseId, content }: Message, now: Date): Promise<void> {
  if (content.kind !== 'state') throw new Error(`${content.kind} is no message to the members`)
  const purchase = await lockPurchase(tx, purchaseId)
  await tx.query(`update purchase_parts set state = $3, version = $4 where purchase_id = $1 and participant = $2 and version < $4`, [
    purchaseId,
    from,
    content.state,
    content.version,
  ])
  await proceed(tx, purchase, now)
}

/** The shopper does not want it any more: what is not paid ends, what is paid goes back. */
export async function cancel(tx: Transaction, purchaseId: string, now: Date): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId)
  await tx.query(`update purchases set is_cancelled = true where id = $1`, [purchaseId])
  await proceed(tx, { ...purchase, isCancelled: true }, now)
}

/** Ends purchases that were not paid in time. */
export async function expirePurchases(tx: Transaction, now: Date): Promise<void> {
  const due = await tx.query<PurchaseRow>(
    `select ${columns} from purchases where state in ('pending', 'open') and expires_at <= $1 order by id for update skip locked`,
    [now],
  )
  for (const purchase of due) await proceed(tx, purchase, now)
}

type PurchaseRow = Pick<PurchaseFacts, 'total' | 'expiresAt' | 'isCancelled'> & { id: string; state: PurchaseState }
const columns = `id, state, total, expires_at as "expiresAt", is_cancelled as "isCancelled"`

/** Two processes that hear of one purchase at one moment decide one after the other. */
async function lockPurchase(tx: Transaction, purchaseId: string): Promise<PurchaseRow> {
  const [purchase] = await tx.query<PurchaseRow>(`select ${columns} from purchases where id = $1 for update`, [purchaseId])
  return purchase!
}

/** Does what is next, in the transaction of what was heard. */
async function proceed(tx: Transaction, purchase: PurchaseRow, now: Date): Promise<void> {
  const parts = await tx.query<{ participant: Pod | 'bank'; total: number; state: string }>(
    `select participant, total, state from purchase_parts where purchase_id = $1 order by participant`,
    [purchase.id],
  )
  const orders = parts.flatMap(({ participant, ...part }) => (participant === 'bank' ? [] : [{ pod: participant, ...part }]))
  const payment = parts.find(({ participant }) => participant === 'bank')!.state
  const { state, messages } = nextStep({ ...purchase, orders, payment }, now)
  if (state !== purchase.state) await tx.query(`update purchases set state = $2 where id = $1`, [purchase.id, state])
  for (const { to, content } of messages) await sendTo(tx, purchase.id, to, content)
}

function sendTo(tx: Transaction, purchaseId: string, to: Message['to'], content: Content): Promise<void> {
  const part = content.kind === 'refund' ? ` ${content.part}` : ''
  return send(tx, { key: `${purchaseId} ${to} ${content.kind}${part}`, to, purchaseId, content })
}
