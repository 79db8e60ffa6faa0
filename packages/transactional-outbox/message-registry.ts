import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

export type Schemas = Readonly<Record<string, TSchema>>

/** One attempt to deliver a row. */
export interface Delivery {
  /** The row's id (UUID), the same at every attempt: a key for effects that must happen once. */
  id: string
  /** When the event happened, or the command was given: rows of one moment are delivered side by side, in any order. */
  at: Date
  /** Aborts when the attempt's time is over or the process stops. */
  signal: AbortSignal
}

/** Runs at least once per row; throwing schedules another attempt. A kill between effect and note runs it again. */
export type MessageHandler<Context, Payload> = (context: Context, payload: Payload, delivery: Delivery) => Promise<unknown>

type Handlers<Context> = Readonly<Record<string, MessageHandler<Context, never> | undefined>>

/** What a module declares of messages. */
export interface MessagingDeclaration<Context> {
  /** Its subscriber name in the outbox. */
  name: string
  /** What it publishes, by name. */
  events?: Schemas
  /** What it does on events of its own and of other modules; it need not import them. */
  subscribers?: Handlers<Context>
  /** Commands of the outbox, each handled by exactly one module. */
  outboxCommands?: Schemas
  commandHandlers?: Handlers<Context>
}

/** Every event and command of a program with who handles it. */
export interface MessageRegistry<Context> {
  /** Names of the modules that subscribe to an event, possibly none. @throws Error for an event that no module declares */
  subscribersOf(event: string): readonly string[]
  /** The handler of a command (`subscriber` empty) or of one subscriber of an event. @throws Error when there is none */
  handlerOf(topic: string, subscriber: string): MessageHandler<Context, never>
  /** @throws Error for an unknown event or command, or a payload that breaks its schema */
  assertPayload(topic: string, payload: unknown): void
  /** Commands that no module handles. */
  unhandledCommands(): string[]
}

/**
 * Collects what the modules declare.
 * @throws Error naming everything that is wrong: a name declared twice, a subscriber of an event that does not exist, a
 *   handler of no command, a second handler of one
 */
export function openMessageRegistry<Context>(modules: readonly MessagingDeclaration<Context>[]): MessageRegistry<Context> {
  const problems: string[] = []
  const schemas = new Map<string, TSchema>()
  const subscribers = new Map<string, Map<string, MessageHandler<Context, never>>>()
  const handlers = new Map<string, MessageHandler<Context, never>>()
  const commands = new Set<string>()

  function declare(module: string, name: string, schema: TSchema): void {
    if (schemas.has(name)) problems.push(`${module} declares ${name}, which is declared already`)
    schemas.set(name, schema)
  }
  for (const { name, events = {}, outboxCommands = {} } of modules) {
    for (const [event, schema] of Object.entries(events)) {
      declare(name, event, schema)
      subscribers.set(event, new Map())
    }
    for (const [command, schema] of Object.entries(outboxCommands)) {
      declare(name, command, schema)
      commands.add(command)
    }
  }
  for (const module of modules) {
    for (const [event, handler] of Object.entries(module.subscribers ?? {})) {
      if (subscribers.has(event)) subscribers.get(event)!.set(module.name, handler as MessageHandler<Context, never>)
      else problems.push(`${module.name} subscribes to ${event}, which no module declares`)
    }
    for (const [command, handler] of Object.entries(module.commandHandlers ?? {})) {
      if (!commands.has(command)) problems.push(`${module.name} handles the command ${command}, which no module declares`)
      if (handlers.has(command)) problems.push(`${module.name} handles the command ${command}, which has a handler already`)
      handlers.set(command, handler as MessageHandler<Context, never>)
    }
  }
  if (problems.length > 0) throw new Error(`Messages: ${problems.join('; ')}`)

  const namesByEvent = new Map([...subscribers].map(([event, byName]) => [event, [...byName.keys()]]))
  return {
    subscribersOf(event) {
      const names = namesByEvent.get(event)
      if (!names) throw new Error(`No module declares the event ${event}`)
      return names
    },
    handlerOf(topic, subscriber) {
      const handler = subscriber ? subscribers.get(topic)?.get(subscriber) : handlers.get(topic)
      if (!handler) throw new Error(`No handler for ${topic}${subscriber && ` in ${subscriber}`}`)
      return handler
    },
    assertPayload(topic, payload) {
      const schema = schemas.get(topic)
      if (!schema) throw new Error(`No module declares ${topic}`)
      if (Value.Check(schema, payload)) return
      const errors = [...Value.Errors(schema, payload)].map(({ instancePath, message }) => `${instancePath} ${message}`)
      throw new Error(`The payload of ${topic} breaks its schema: ${errors.join(', ')}`)
    },
    unhandledCommands: () => [...commands].filter((command) => !handlers.has(command)),
  }
}
