import * as outbox from '@kalata/transactional-outbox/message-registry.ts'
import type { Static } from 'typebox'
import type { Ctx } from '#server/context.ts'

type Schemas = outbox.Schemas
/** The payload types of a list of schemas. */
export type PayloadsOf<S extends Schemas> = { [K in keyof S]: Static<S[K]> }

/** Payload by event name. Each `<module>.events.ts` extends it by declaration merging, so that a misspelt name does not compile. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled by the modules
export interface EventPayloads {}
/** Payload by command name, extended by each `<module>.commands.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled by the modules
export interface CommandPayloads {}
export type EventName = keyof EventPayloads
export type CommandName = keyof CommandPayloads

/** The events a module publishes, by name, each with the schema of its payload. */
export const defineEvents = <const S extends Schemas>(events: S): S => events
/** The commands a module handles, by name, each with the schema of its payload. */
export const defineCommands = <const S extends Schemas>(commands: S): S => commands

export type Delivery = outbox.Delivery
/** Runs at least once per row; throwing schedules another attempt. A kill between effect and note runs it again. */
export type MessageHandler<P> = outbox.MessageHandler<Ctx, P>
/** What a module does on which event; its rows are delivered and retried apart from those of other subscribers. */
export type Subscribers = { readonly [E in EventName]?: MessageHandler<EventPayloads[E]> }
export type CommandHandlers = { readonly [C in CommandName]?: MessageHandler<CommandPayloads[C]> }

/** The part of a module declaration that concerns messages. */
export interface MessagingDeclaration extends outbox.MessagingDeclaration<Ctx> {
  subscribers?: Subscribers
  commandHandlers?: CommandHandlers
}

export type MessageRegistry = outbox.MessageRegistry<Ctx>

const registries = new WeakMap<readonly MessagingDeclaration[], MessageRegistry>()

/** The registry of a list of modules, opened once per list. @throws as `openMessageRegistry` of the package */
export function messageRegistryOf(modules: readonly MessagingDeclaration[]): MessageRegistry {
  let registry = registries.get(modules)
  if (!registry) registries.set(modules, (registry = openMessageRegistry(modules)))
  return registry
}

/** Collects what the modules declare. @throws Error naming everything that is wrong */
export const openMessageRegistry = (modules: readonly MessagingDeclaration[]): MessageRegistry => outbox.openMessageRegistry<Ctx>(modules)
