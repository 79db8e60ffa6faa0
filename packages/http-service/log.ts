/** Where a service logs, as pino does: fields, then a sentence. An error is under `err`. */
export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}
