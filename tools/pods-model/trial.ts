import { Client } from 'pg'
import { Bank } from './bank.ts'
import { begin, cancel, expirePurchases, receive, type Submission } from './coordinator.ts'
import { dueMessages, markDone, pods, type Message, type Participant, type Pod } from './messages.ts'
import { expireOrders, receiveAtPod } from './pod.ts'
import { Crash, prepared, runTransaction, type CrashAt, type Transaction } from './transaction.ts'

export type Databases = Record<'members' | Pod, Client>

const databaseNames = ['members', ...pods] as const
export type DatabaseName = (typeof databaseNames)[number]

/** Rounds in which everything that is due is sent and arrives; a purchase needs five. */
const maxRounds = 12

/**
 * One run of the protocol: three databases, a bank, a network that loses, doubles and reorders messages, processes that die at any statement, and a clock
 * that the run moves. A process remembers nothing: one that has died and one that has been started are the same.
 */
export class Trial {
  readonly bank = new Bank()
  /** Under way, in no order. */
  readonly network: Message[] = []
  readonly purchases: string[] = []
  now = new Date(Date.UTC(2026, 10, 28))
  private readonly databases: Databases

  constructor(databases: Databases) {
    this.databases = databases
  }

  async submit(submission: Submission, crashAt?: CrashAt): Promise<void> {
    const purchaseId = await this.at('members', (tx) => begin(tx, submission, this.now), crashAt)
    if (purchaseId !== undefined && !this.purchases.includes(purchaseId)) this.purchases.push(purchaseId)
  }

  /** The shopper agrees at the bank, whose page shows the sum of the purchase. */
  async pay(place: number): Promise<void> {
    const purchaseId = this.purchaseAt(place)
    if (purchaseId === undefined) return
    const payable = `select total from purchases where id = $1 and state <> 'pending'`
    const [purchase] = await this.read<{ total: number }>('members', payable, [purchaseId])
    if (purchase) this.bank.authorise(purchaseId, purchase.total)
  }

  /** The money is no longer blocked. */
  lapse(place: number): void {
    const purchaseId = this.purchaseAt(place)
    if (purchaseId !== undefined) this.bank.lapse(purchaseId)
  }

  async cancel(place: number, crashAt?: CrashAt): Promise<void> {
    const purchaseId = this.purchaseAt(place)
    if (purchaseId !== undefined) await this.at('members', (tx) => cancel(tx, purchaseId, this.now), crashAt)
  }

  forward(ms: number): void {
    this.now = new Date(this.now.getTime() + ms)
  }

  /** What a job of one database does from time to time. */
  async sweep(name: DatabaseName, crashAt?: CrashAt): Promise<void> {
    await this.at(name, (tx) => this.expire(tx, name), crashAt)
  }

  /** Sends what nobody has answered for yet; what is under way is sent once more. */
  async send(from: Participant): Promise<void> {
    this.network.push(...(from === 'bank' ? this.bank.due.values() : ((await this.at(from, (tx) => dueMessages(tx, from))) ?? [])))
  }

  lose(place: number): void {
    if (this.network.length > 0) this.network.splice(place % this.network.length, 1)
  }

  /** A message arrives, whichever; its receiver may die on the way, and its sender before it has noted the answer. */
  async deliver(place: number, options: { crashAt?: CrashAt; isDoubled?: boolean } = {}): Promise<void> {
    if (this.network.length === 0) return
    const [message] = this.network.splice(place % this.network.length, 1)
    if (options.isDoubled) this.network.push(message!)
    await this.receive(message!, options.crashAt)
  }

  /** All that is due is sent and arrives, in an order that `places` gives, one twice and with an accident. */
  async exchange(places: number[] = [], accident?: { at: number; crashAt: CrashAt }): Promise<void> {
    this.network.length = 0
    for (const from of [...databaseNames, 'bank'] as const) await this.send(from)
    for (let turn = 0; this.network.length > 0; turn++) {
      await this.deliver(places[turn % places.length] ?? 0, turn === accident?.at ? { crashAt: accident.crashAt, isDoubled: true } : {})
    }
  }

  /** Everything that is due is done, with no more accidents. @throws Error where something is left */
  async settle(): Promise<void> {
    for (let round = 0; round < maxRounds; round++) {
      for (const name of databaseNames) await this.sweep(name)
      await this.exchange()
      const due = await Promise.all(databaseNames.map((name) => this.read(name, 'select key from outbox where not is_done')))
      if (due.flat().length + this.bank.due.size === 0) return
    }
    throw new Error('Messages are left that nobody answers for')
  }

  /** All that is due arrives at one moment, each message at a process of its own, while jobs run. */
  async exchangeTogether(withClient: <T>(name: DatabaseName, work: (client: Client) => Promise<T>) => Promise<T>): Promise<void> {
    this.network.length = 0
    for (const from of [...databaseNames, 'bank'] as const) await this.send(from)
    // Those of one purchase side by side: there are more messages than connections.
    const messages = this.network.splice(0).toSorted((one, other) => one.purchaseId.localeCompare(other.purchaseId))
    const receive = async (message: Message) => {
      const { to } = message
      if (to === 'bank') return this.bank.receive(message)
      await withClient(to, (client) => runTransaction(client, (tx) => this.handle(tx, message)))
    }
    const sweep = (name: DatabaseName) => withClient(name, (client) => runTransaction(client, (tx) => this.expire(tx, name)))
    await Promise.all([...messages.map(receive), ...databaseNames.map(sweep)])
    for (const message of messages) await this.noteAnswer(message)
  }

  async read<Row extends object>(name: DatabaseName, statement: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.databases[name].query<Row>({ ...prepared(statement), values })).rows
  }

  private purchaseAt = (place: number): string | undefined => this.purchases[place % Math.max(1, this.purchases.length)]

  private async receive(message: Message, crashAt: CrashAt): Promise<void> {
    if (message.to === 'bank') {
      this.bank.receive(message)
      if (crashAt !== undefined) return
    } else if ((await this.at(message.to, async (tx) => (await this.handle(tx, message), true), crashAt)) === undefined) return
    await this.noteAnswer(message)
  }

  private expire = (tx: Transaction, name: DatabaseName): Promise<void> =>
    name === 'members' ? expirePurchases(tx, this.now) : expireOrders(tx, this.now)

  private handle = (tx: Transaction, message: Message): Promise<void> =>
    message.to === 'members' ? receive(tx, message, this.now) : receiveAtPod(tx, message, this.now)

  private async noteAnswer({ from, key }: Message): Promise<void> {
    if (from === 'bank') this.bank.due.delete(key)
    else await this.at(from, (tx) => markDone(tx, key))
  }

  /** @returns undefined where the process died */
  private async at<T>(name: DatabaseName, work: (tx: Transaction) => Promise<T>, crashAt?: CrashAt): Promise<T | undefined> {
    try {
      return await runTransaction(this.databases[name], work, crashAt)
    } catch (error) {
      if (error instanceof Crash) return undefined
      throw error
    }
  }
}
