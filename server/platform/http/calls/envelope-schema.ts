import type { CallSpec } from '#contract/core/call.ts'

/** JSON schema of a call's reply; an error is HTTP 200 too, without data and with its key. */
export function envelopeSchema(call: CallSpec): object {
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: call.code === '0' ? 'string' : 'integer' },
      message: { type: 'string' },
      key: { type: 'string' },
      params: { type: 'object', additionalProperties: true },
      [call.in ?? 'data']: call.reply,
    },
  }
}
