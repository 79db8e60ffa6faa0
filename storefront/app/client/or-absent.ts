import { CallError } from './client.ts'

const isAbsent = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 400)

/** Undefined where there is no such thing; every other error is thrown. */
export async function orAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Turns "not found" and "not yours" into the 404 page; everything else keeps its status. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isAbsent(error)) throw new Response(null, { status: 404 })
    throw error
  }
}
