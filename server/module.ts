import type { FastifyInstance } from 'fastify'
import type { PersonalData } from '#contract/personal-data/calls.ts'
import type { Ctx, MemberCtx } from './context.ts'
import type { Invariant } from '#server/platform/db/invariants.ts'
import type { Served } from '#server/platform/http/calls.ts'
import type { MessagingDeclaration } from '#server/platform/messaging/message-registry.ts'

/** A Fastify plugin with routes outside the typed calls. `ctx` has no member and Georgian as its language. */
export type Plugin = (scope: FastifyInstance, ctx: Ctx) => Promise<void> | void

/** Work on a timer. Several processes run it at the same time: it claims its rows with SKIP LOCKED or a guarded update. */
export interface ModuleJob {
  /** Unique; stands in the log. */
  name: string
  /** ms between the end of one run and the start of the next. */
  every: number
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

/** Everything the rest of the server knows of a module. */
export interface ModuleDeclaration extends MessagingDeclaration {
  /** The folder in `contract/`, `server/`, `storefront/`, and the catalogue in `locales/`. */
  name: string
  /** The modules whose services it may call; free of cycles. `tools/import-rules.ts` reads this list from the source text. */
  uses: readonly string[]
  calls?: readonly Served[]
  plugins?: readonly Plugin[]
  /** A function makes a job that has state of its own in each process. */
  jobs?: readonly (ModuleJob | (() => ModuleJob))[]
  /** Operator commands by their first word: `kalata <word>`. */
  commands?: Readonly<Record<string, OperatorCommand>>
  /** SQL that finds rows which must not exist; run by `kalata check` and by the tests. */
  invariants?: readonly Invariant[]
  personalData?: ModulePersonalData
  /** Which of the given image addresses (`/media/<2>/<32>`) its rows name; all others are deleted after a day. */
  imagesInUse?(ctx: Ctx, sources: string[]): Promise<string[]>
}

/** A declaration with every list present. */
export type Module = Required<Omit<ModuleDeclaration, 'imagesInUse'>> & Pick<ModuleDeclaration, 'imagesInUse'>

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
    personalData: {},
    ...declaration,
  }
}
