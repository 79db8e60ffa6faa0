import type { Slowdown } from './simulation/slowdown.ts'

/** What the mall is asked for. */
export const kinds = ['page', 'fresh', 'search', 'add', 'order'] as const
export type Kind = (typeof kinds)[number]

/** Processor time of one request in ms, where it runs alone. */
export interface Work {
  /** Of the thread of a web process that answers, of its other threads, and of PostgreSQL. */
  main: number
  beside: number
  database: number
}

/** What one request costs. */
export interface Cost extends Work {
  /** Of who asks (ms): on one machine it is a part of the load. */
  client: number
  /** Times that a request waits for the database's answer. */
  waits: number
  /** What a transaction costs that several requests share, beside what each of them costs, and how many shared one while it was measured. */
  batch?: Work & { size: number }
  /** What is done later, by no request: notifications and mails. */
  later?: Work
}

/** All that the model knows of the mall and of the machine that it was measured on. */
export interface Costs {
  kinds: Record<Kind, Cost>
  /** Processors that the mall uses although nobody asks for anything: of a web process, and of PostgreSQL. */
  idle: { web: number; database: number }
  /** ms that a commit waits for the disk. */
  commit: number
  /** Bytes of the write-ahead log for an order. */
  walOfOrder: number
  /** How times of work differ: quantiles as parts of the mean. */
  spread: Record<Kind, number[]>
  slowdown: Slowdown
}

/** Limits of shared transactions, as the server has them: `cart.queries.ts`, `placement.service.ts`. */
export const batchLimits = {
  add: { atOnce: 2, maxRows: 64, anotherAfter: 10 },
  order: { atOnce: 2, maxRows: 8, anotherAfter: 20 },
}
