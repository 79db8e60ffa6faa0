/** What a handler throws where another attempt cannot succeed: the message is a dead letter at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
