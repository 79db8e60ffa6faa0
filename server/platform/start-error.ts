/** What keeps the mall from starting and its operator can change: the message is one sentence that says so, and all that is shown. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/** @param folder the data folder */
export const diskFull = (folder: string, options?: ErrorOptions): StartError =>
  new StartError(`The disk of ${folder} is full: free some space there, or set DATA_DIR to a folder elsewhere`, options)
