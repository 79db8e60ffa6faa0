import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import type { PersonalData } from '#contract/personal-data/calls.ts'
import type { LineTerms } from '#contract/pricing/types.ts'
import type { Ctx, MemberCtx } from './context.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { Invariant } from '#server/platform/db/schema/invariants.ts'
import type { Served } from '#server/platform/http/calls/calls.ts'
import type { OperatorQueue } from '#server/platform/metrics/operator-queues.ts'
import type { MailContent } from '#server/platform/messaging/mail/mail-template.ts'
import type { Notifications } from '#server/platform/messaging/member-notifications.ts'
import type { MessagingDeclaration } from '#server/platform/messaging/message-registry.ts'

/** A Fastify plugin with routes outside the typed calls. `ctx` has no member and Georgian as its language. */
export type Plugin = (scope: FastifyInstance, ctx: Ctx) => Promise<void> | void

/** Work on a timer. Several processes run it at the same time: it claims its rows with SKIP LOCKED or a guarded update. */
export interface ModuleJob {
  /** Unique; stands in the log. */
  name: string
  /** ms between the end of one run and the start of the next. */
  every: number
  /** Runs for the first time as soon as the start is over. */
  atStart?: true
  /** Keeps up something that every process has of its own, an index or what it counted: runs also where others do the jobs. */
  ofProcess?: true
  run(ctx: Ctx): Promise<unknown>
}

/** What an operator's command answers: text for people, `data` for `--json`. */
export interface CommandResult {
  text: string
  data: unknown
  /** False ends the process with exit code 1. */
  ok: boolean
}

export interface OperatorCommand {
  /** What it does, for `docs/commands.md`; Markdown without a full stop. */
  summary: string
  /** Everything after `kalata `, with the arguments. */
  usage: string
  /** @throws UsageError when the arguments do not fit the usage */
  run(ctx: Ctx, args: string[]): Promise<CommandResult>
}

/** How a module's data about one member is exported and erased. Everything but the export runs inside one transaction. */
export interface ModulePersonalData {
  /** The module's fields of the export. `sessionToken` is the token of the session that asks. */
  export?(ctx: MemberCtx, sessionToken: string | undefined): Promise<Partial<Omit<PersonalData, 'exportedAt'>>>
  /** Rejects a deletion that has to wait, and keeps what it depends on from changing until the transaction ends. @throws DomainError */
  assertErasable?(ctx: Ctx, memberId: string): Promise<void>
  /** Deletes or anonymises the module's rows of the member. Idempotent: runs again a minute after the deletion. */
  erase?(ctx: Ctx, memberId: string): Promise<void>
}

/** A purchase that is being placed, as a module sees it whose lines are in it. Its row and its orders are written before. */
export interface ClaimingPurchase {
  id: string
  memberId: string
  lang: Language
  /** Until when it can be paid. */
  expiresAt: Date
  /** The group that is joined; absent where a new one is opened, and where nothing of it is bought in a group. */
  groupId?: string | undefined
}

/** A line of it under the module's terms. */
export interface ClaimingLine {
  orderNo: string
  offerId: number
  /** The product's, in the language of the ctx. */
  name: string
  quantity: number
  /** Tetri a unit. */
  price: number
  /** The deal or campaign that makes the price: `Deal.id`. */
  dealId: string
}

/** How claims end: the member cancelled an unpaid order, its time was over, or a paid one was cancelled and its units went back. */
export type ClaimEnd = 'cancelled' | 'expired' | 'returned'

/**
 * What lines under a module's terms claim besides their stock: units of a quota, a seat. Every function runs inside the
 * transaction that moves the purchase, whose offers are locked, and is called only for purchases with such a line.
 */
export interface ModuleClaims {
  terms: Exclude<LineTerms, 'plain'>
  /**
   * Looks, outside any transaction and before one is begun, whether one of these deals has certainly nothing left for the member: a crowd is
   * turned away without waiting for the locks of those who buy, once it stands in line and again when its turn comes. It decides nothing:
   * what it lets pass may still be rejected.
   * @throws DomainError
   */
  rejectEarly?(ctx: MemberCtx, dealIds: string[]): Promise<void>
  /**
   * Claims for every line, by guarded writes; an error ends the submission. Called in the same turn as the statements that
   * write the purchase, so the first statement costs no round trip.
   * @throws DomainError where one cannot be claimed
   */
  claim(ctx: MemberCtx, purchase: ClaimingPurchase, lines: ClaimingLine[]): Promise<void>
  /**
   * The money of a purchase is blocked and taken later, as `captureMethodFor` says of the terms. False: what it claimed is gone.
   * Once.
   */
  authorise?(ctx: Ctx, purchaseId: string): Promise<boolean>
  /** The purchase is paid. Once. */
  confirm(ctx: Ctx, purchaseId: string): Promise<void>
  /** Its orders, or one of them, ended. What ended before changes nothing. */
  release(ctx: Ctx, purchaseId: string, end: ClaimEnd, orderNo?: string): Promise<void>
  /** Its money came after it expired: claims again, as confirmed, what was released. False: not everything could be; the caller undoes it. */
  claimAgain(ctx: Ctx, purchaseId: string): Promise<boolean>
}

/** Everything the rest of the server knows of a module. */
export interface ModuleDeclaration extends MessagingDeclaration {
  /** The folder in `contract/`, `server/`, `storefront/`, and the catalogue in `locales/`. */
  name: string
  /** What it does, for the README; every module of the mall has one. */
  summary?: string
  /** The modules whose services it may call; free of cycles. `tools/rules/import-rules.ts` reads this list from the source text. */
  uses: readonly string[]
  calls?: readonly Served[]
  plugins?: readonly Plugin[]
  /** A function makes a job that has state of its own in each process. */
  jobs?: readonly (ModuleJob | (() => ModuleJob))[]
  /** Whether the process can serve requests. Until every module says so, `/health/ready` is 503 and a load balancer sends no requests. Not asked where timers are off. */
  isReady?(ctx: Ctx): boolean
  /** Operator commands by their first word: `kalata <word>`. */
  commands?: Readonly<Record<string, OperatorCommand>>
  /** SQL that finds rows which must not exist; run by `kalata check` and by the tests. */
  invariants?: readonly Invariant[]
  /** What waits for an operator: metrics have the number and the age of each. */
  operatorQueues?: readonly OperatorQueue[]
  personalData?: ModulePersonalData
  /** What members are notified of on which of its events. */
  notifications?: Notifications
  /** Every mail that it sends, by a name, in the language of the ctx: made-up people and numbers, items of this mall. For `kalata mails`. */
  sampleMails?(ctx: Ctx): Promise<Record<string, MailContent>>
  /** What purchases claim of it. */
  claims?: ModuleClaims
  /** Public data changed, in this process or another, and is committed: drops what the module keeps of it in memory. */
  onPublicChange?(ctx: Ctx): void
  /** Called when the mall closes, before its database does. */
  onClose?(ctx: Ctx): Promise<void>
  /** What the processes of a mall must share beside their settings, by name; only digests of it are stored. */
  sharedSecrets?(settings: Settings): Readonly<Record<string, string>>
  /** Which of the given image addresses (`/media/<2>/<32>`) its rows name; all others are deleted after a day. */
  imagesInUse?(ctx: Ctx, sources: string[]): Promise<string[]>
}

type OptionalPart = 'summary' | 'isReady' | 'sharedSecrets' | 'sampleMails' | 'imagesInUse' | 'claims' | 'onPublicChange' | 'onClose'

/** A declaration with every list present. */
export type Module = Required<Omit<ModuleDeclaration, OptionalPart>> & Pick<ModuleDeclaration, OptionalPart>

/** Declares a module; what is left out is empty. */
export function defineModule(declaration: ModuleDeclaration): Module {
  return {
    calls: [],
    plugins: [],
    jobs: [],
    events: {},
    subscribers: {},
    outboxCommands: {},
    commandHandlers: {},
    commands: {},
    invariants: [],
    operatorQueues: [],
    personalData: {},
    notifications: {},
    ...declaration,
  }
}
