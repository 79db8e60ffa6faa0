import type { Transaction } from './transaction.ts'

export type Pod = 'a' | 'b'
export const pods: readonly Pod[] = ['a', 'b']
export type Participant = 'members' | 'bank' | Pod

export interface Line {
  item: number
  quantity: number
  /** As the shopper has seen it. */
  price: number
}

/** What a message says. One that comes twice, or late, changes nothing. */
export type Content =
  | { kind: 'reserve'; lines: Line[]; expiresAt: string }
  | { kind: 'confirm' }
  | { kind: 'release' }
  | { kind: 'capture'; amount: number }
  | { kind: 'void' }
  | { kind: 'refund'; part: Pod; amount: number }
  /** What has become of an order or payment. Each change has a higher version than the one before. */
  | { kind: 'state'; state: string; version: number }

export interface Message {
  /** The same for the same thing: its sender stores it once. */
  key: string
  from: Participant
  to: Participant
  purchaseId: string
  content: Content
}

/** Sends a message when the transaction commits, unless one with this key was sent before. */
export async function send(tx: Transaction, { key, to, purchaseId, content }: Omit<Message, 'from'>): Promise<void> {
  await tx.query(`insert into outbox (key, receiver, kind, purchase_id, payload) values ($1, $2, $3, $4, $5) on conflict do nothing`, [
    key,
    to,
    content.kind,
    purchaseId,
    JSON.stringify(content),
  ])
}

/** Messages that nobody has answered for yet, in no order. */
export async function dueMessages(tx: Transaction, from: Participant): Promise<Message[]> {
  const rows = await tx.query<{ key: string; to: Participant; purchaseId: string; content: Content }>(
    `select key, receiver as to, purchase_id as "purchaseId", payload as content from outbox where not is_done order by key`,
  )
  return rows.map((row) => ({ ...row, from }))
}

/** The receiver has committed. */
export async function markDone(tx: Transaction, key: string): Promise<void> {
  await tx.query(`update outbox set is_done = true where key = $1`, [key])
}
